import * as z from 'zod/mini';
import { withoutUnseen } from '../fields/index.ts';
import { formKinds } from '../forms/public-forms.ts';
import { EMAIL_MAX_LENGTH } from '../limits/index.ts';
import { deskCheckOf, deskCode } from './common.ts';

/** Any address that may be stored, whatever form took it. */
const addressField = z
  .string({ error: deskCode('email_invalid') })
  .check(
    z.overwrite(withoutUnseen),
    z.maxLength(EMAIL_MAX_LENGTH, { error: deskCode('email_invalid') }),
    z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, { error: deskCode('email_invalid') }),
  );

export const personQuerySchema = z.strictObject({ email: addressField });

export const checkPersonQuery = deskCheckOf(personQuerySchema, 'email_invalid');

export const sentKinds = ['application', ...formKinds] as const;

/** Kinds and numbers of the data about a person, without their content. */
export const personSchema = z.object({
  /** Handle of the person for the caller, valid for an hour. It stands for the address, which no URL contains. */
  person: z.string(),
  email: z.string(),
  /** Subject of the entries about the person in the audit log. */
  subject: z.string(),
  sent: z.array(
    z.object({
      kind: z.literal(sentKinds),
      reference: z.string(),
      created_at: z.number(),
      /** Vacancy of an application. */
      title: z.nullable(z.string()),
    }),
  ),
  resumes: z.number(),
  subscribed_at: z.nullable(z.number()),
  account_at: z.nullable(z.number()),
  mails: z.number(),
  /** True when a member of the staff has the address. Members are not erased with what they sent as visitors. */
  is_member: z.boolean(),
});
export type Person = z.infer<typeof personSchema>;

const handle = z
  .string({ error: deskCode('person_invalid') })
  .check(z.regex(/^[\w-]{1,1000}$/, { error: deskCode('person_invalid') }));

export const personHandleSchema = z.strictObject({ person: handle });

export const checkPersonHandle = deskCheckOf(personHandleSchema, 'person_invalid');

export const erasureSchema = z.strictObject({
  person: handle,
  /** The person's address, typed once more. */
  email: addressField,
});

export const checkPersonErasure = deskCheckOf(erasureSchema, 'person_invalid');

/** Numbers of what was erased, by kind. */
export const erasedSchema = z.object({ erased: z.record(z.string(), z.number()) });
export type ErasedPerson = z.infer<typeof erasedSchema>;
