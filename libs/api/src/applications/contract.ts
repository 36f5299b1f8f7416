import * as z from 'zod/mini';
import {
  type Checked,
  firstIssue,
  givenEmailField,
  lineField,
  nonBlankField,
  textField,
  withoutUnseen,
} from '../fields/index.ts';
import { APPLICATION_PHONE_MAX_DIGITS } from '../limits/index.ts';
import { RESUME_FIELD, resumeTypeOf } from './resume-types.ts';

/** The only document type (spec §3). */
export const DOC_TYPE = 1;

/** Fields that a visitor types, in the order of their checks (spec §5, "Application form"). */
const typedFields = ['applcnt_name', 'applcnt_email', 'applcnt_phone'] as const;

/** Fields of an application without the resume, in the order of their checks. */
export const applicationFields = [
  ...typedFields,
  'applcnt_covr_letr',
  'job_id',
  'doc_type',
  'source',
  'talent_pool',
] as const;

/** Errors of a resume's name, size and content. */
export const resumeErrorCodes = [
  'file_missing',
  'file_type_invalid',
  'file_empty',
  'file_too_large',
  'file_content_invalid',
  'file_encrypted',
  'file_word_outdated',
] as const;
export type ResumeErrorCode = (typeof resumeErrorCodes)[number];

export type ApplicationErrorCode =
  | 'name_missing'
  | 'email_missing'
  | 'email_invalid'
  | 'phone_missing'
  | 'phone_invalid'
  | ResumeErrorCode
  | 'cover_letter_invalid'
  | 'job_id_invalid'
  | 'doc_type_invalid'
  | 'source_invalid'
  | 'talent_pool_invalid';

const code = (name: ApplicationErrorCode) => name;

const PHONE_PATTERN = new RegExp(`^[0-9]{1,${String(APPLICATION_PHONE_MAX_DIGITS)}}$`);

/** An application (spec §3) without the resume. */
export const applicationSchema = z.strictObject({
  job_id: z
    .int({ error: code('job_id_invalid') })
    .check(z.positive({ error: code('job_id_invalid') })),
  doc_type: z.literal(DOC_TYPE, { error: code('doc_type_invalid') }),
  applcnt_name: lineField(code('name_missing')),
  applcnt_email: givenEmailField({
    missing: code('email_missing'),
    invalid: code('email_invalid'),
  }),
  applcnt_phone: nonBlankField(code('phone_missing')).check(
    z.overwrite(withoutUnseen),
    z.regex(PHONE_PATTERN, { error: code('phone_invalid') }),
  ),
  applcnt_covr_letr: z._default(textField(code('cover_letter_invalid')), ''),
  /** Where the applicant comes from: a campaign's name or a site. The service cleans and shortens it. */
  source: z.optional(textField(code('source_invalid'))),
  /** True to keep the application longer, for other vacancies. */
  talent_pool: z.optional(z.literal([true, false], { error: code('talent_pool_invalid') })),
});
export type Application = z.infer<typeof applicationSchema>;

/** Returns the error of a resume's file name, or `undefined` when the name is valid. */
export const checkResumeName = (fileName: string | undefined): ResumeErrorCode | undefined => {
  if (fileName === undefined || fileName.trim() === '') return 'file_missing';
  return resumeTypeOf(fileName) === undefined ? 'file_type_invalid' : undefined;
};

/**
 * Checks an application and the file name of its resume in the order of the specification (§5). Returns the
 * value or the first rule that failed.
 *
 * @param fileName - the name on the visitor's device; `undefined` when no file was chosen
 */
export const checkApplication = (
  input: unknown,
  fileName: string | undefined,
): Checked<Application> => {
  const checked = firstIssue(applicationSchema.safeParse(input), applicationFields);
  const untyped = checked.ok || !['', ...typedFields].includes(checked.field);
  const wrong = untyped ? checkResumeName(fileName) : undefined;
  return wrong === undefined ? checked : { ok: false, field: RESUME_FIELD, code: wrong };
};
