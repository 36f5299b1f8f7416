import {
  type ApplicationErrorCode,
  checkApplication,
  applicationOperations,
  DOC_TYPE,
  RESUME_FIELD,
  type Upload,
  uploadOptions,
} from '@example/api/applications';
import { resolveClient } from '@example/api/clients';
import { APPLICATION_PHONE_MAX_DIGITS, RESUME_MAX_BYTES } from '@example/api/limits';
import { ApiError } from '@example/api/problem';
import { applications } from '@example/content/applications';
import { normalizeDigits } from '@example/ui/digits';
import { type FormHandlers, refuse } from '../forms/form-result.ts';
import { reportUpload } from './upload-progress.ts';

const messages: Readonly<Partial<Record<string, string>>> =
  applications.validation satisfies Readonly<
    Partial<Record<ApplicationErrorCode | 'file_unreadable', string>>
  >;

/** Returns the error of a chosen file that its size shows. */
const resumeProblem = ({ size }: Upload): ApplicationErrorCode | undefined => {
  if (size === 0) return 'file_empty';
  return size > RESUME_MAX_BYTES ? 'file_too_large' : undefined;
};

/**
 * Returns the digits of a typed number. Without JavaScript a browser cuts pasted text at the field's length. So a
 * number that just fills the field and has other characters is returned as it is, and validation refuses it. A longer one
 * was written by a form filler and is not cut.
 */
const phoneOf = (typed: string): string => {
  const digits = normalizeDigits(typed);
  return digits !== typed && typed.length === APPLICATION_PHONE_MAX_DIGITS ? typed : digits;
};

/**
 * Reads a chosen file into memory before it is sent. The file may have been changed, moved or deleted since it was
 * chosen.
 *
 * @returns `undefined` when it cannot be read; on the server the file as it is
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
 * The application form. It is checked in the order of the specification, then sent with its file. A phone number may
 * contain spaces and signs.
 */
export const applicationForms = {
  application: async (
    {
      job_id,
      applcnt_name,
      applcnt_email,
      applcnt_phone = '',
      applcnt_covr_letr,
      source,
      talent_pool,
    },
    { clients, files, idempotencyKey, signal },
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
        source,
        talent_pool: talent_pool !== undefined,
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
      return await resolveClient(clients, 'applications', applicationOperations).send(
        checked.value,
        read,
        {
          signal,
          ...uploadOptions(reportUpload),
          ...(idempotencyKey ? { idempotencyKey } : {}),
        },
      );
    } catch (error) {
      // The form shows the service's refusal of the file at the file field.
      if (error instanceof ApiError && error.kind === 'too-large' && error.errors.length > 0)
        throw refuse(...error.errors);
      throw error;
    } finally {
      reportUpload(undefined);
    }
  },
} as const satisfies FormHandlers;
