import {
  type ApplicationErrorCode,
  checkApplication,
  createApplicationsClient,
  DOC_TYPE,
  RESUME_FIELD,
  type Upload,
} from '@example/api/applications';
import { clientOf } from '@example/api/backend';
import { APPLICATION_PHONE_MAX_DIGITS, RESUME_MAX_BYTES } from '@example/api/limits';
import { ApiError } from '@example/api/problem';
import { applications } from '@example/content/applications';
import { normalizeDigits } from '@example/ui/digits';
import { type FormHandlers, refuse } from '../forms/form-outcome.ts';
import { reportUpload } from './upload-progress.ts';

const messages: Readonly<Partial<Record<string, string>>> =
  applications.validation satisfies Readonly<
    Record<ApplicationErrorCode | 'file_unreadable', string>
  >;

/** What is wrong with a chosen file as far as one can tell without opening it. */
export const resumeProblem = ({ size }: Upload): ApplicationErrorCode | undefined => {
  if (size === 0) return 'file_empty';
  return size > RESUME_MAX_BYTES ? 'file_too_large' : undefined;
};

/**
 * The digits of a number as one writes it. Without a script a browser cuts what is pasted at the field's
 * length: a number that fills it and is not all digits may lack its end, and is left for the check to refuse.
 */
const phoneOf = (typed: string): string => {
  const digits = normalizeDigits(typed);
  return digits !== typed && typed.length >= APPLICATION_PHONE_MAX_DIGITS ? typed : digits;
};

/**
 * Reads a file that was chosen in a browser, so that what is sent is what could be read: it may have
 * been changed, moved or deleted since, or be a placeholder whose drive is not there.
 *
 * @returns `undefined` where it cannot be read; what the service has received as it is
 */
const readResume = async (resume: Upload): Promise<Upload | undefined> => {
  if (!(resume instanceof File)) return resume;
  const { name, type } = resume;
  return resume.arrayBuffer().then(
    (bytes) => new File([bytes], name, { type }),
    () => undefined,
  );
};

const refuseField = (field: string, code: string) =>
  refuse({ field, message: messages[code] ?? code });

/**
 * The application form: checked here first, in the order of the specification, then sent with its
 * file. A phone number may be typed as one writes it.
 */
export const applicationForms = {
  application: async (
    { job_id, applcnt_name, applcnt_email, applcnt_phone = '', applcnt_covr_letr },
    { backend, files, idempotencyKey, signal },
  ) => {
    const resume = files.get(RESUME_FIELD);
    const checked = checkApplication(
      {
        job_id: Number(job_id),
        doc_type: DOC_TYPE,
        applcnt_name,
        applcnt_email,
        applcnt_phone: phoneOf(applcnt_phone),
        applcnt_covr_letr,
      },
      resume?.name,
    );
    if (!checked.ok) throw refuseField(checked.field, checked.code);
    if (!resume) throw refuseField(RESUME_FIELD, 'file_missing');
    const problem = resumeProblem(resume);
    if (problem) throw refuseField(RESUME_FIELD, problem);
    const read = await readResume(resume);
    if (!read) throw refuseField(RESUME_FIELD, 'file_unreadable');
    try {
      return await clientOf(backend, 'applications', createApplicationsClient).send(
        checked.value,
        read,
        {
          signal,
          onProgress: reportUpload,
          ...(idempotencyKey ? { idempotencyKey } : {}),
        },
      );
    } catch (error) {
      // What the service says of the file itself is said of the field.
      if (error instanceof ApiError && error.kind === 'too-large' && error.errors.length > 0) {
        throw refuse(...error.errors);
      }
      throw error;
    } finally {
      reportUpload(undefined);
    }
  },
} as const satisfies FormHandlers;
