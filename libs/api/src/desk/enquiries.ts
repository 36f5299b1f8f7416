import * as z from 'zod/mini';
import { checkOf } from '../fields/index.ts';
import { formSignals } from '../form-signals/index.ts';
import { type FormKind, formKinds } from '../forms/index.ts';
import {
  deskCheckOf,
  deskCode,
  deskEventSchema,
  mailFields,
  noteSchema,
  oneOf,
  pageFields,
  pageOf,
  searched,
} from './common.ts';
import { newOwner, ownedBy, ownerFields } from './owners.ts';

/** Kinds of enquiries, one for each public form. */
export { formKinds as enquiryKinds };
export type EnquiryKind = FormKind;

export const enquiryStatuses = ['new', 'open', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Sort orders of the list; the latest first by default. */
export const enquiryOrders = ['-received_at', 'received_at', 'name', '-name'] as const;

const status = z.literal(enquiryStatuses, { error: deskCode('status_invalid') });

/** Fields that a row of the list and the details share. */
const summary = {
  /** Begins with the letter of its kind. */
  reference: z.string(),
  kind: z.literal(formKinds),
  name: z.string(),
  email: z.string(),
  /** Subject of a contact message, product of a demo request, or beginning of an enquiry's message. */
  about: z.string(),
  status: z.literal(enquiryStatuses),
  ...ownerFields,
  /**
   * Signal that a robot filled in the form; the sender was then not answered. Null without a signal and after
   * a release.
   */
  suspicion: z.nullable(z.literal(formSignals)),
  /** In ms since 1970. */
  received_at: z.number(),
  /** Incremented by each change; sent back in `If-Match`. */
  version: z.number(),
} as const;

export const enquiryRowSchema = z.object({
  ...summary,
  /** Present when a mail to the sender was given up, and none arrived since. */
  unreached: z.optional(z.literal(true)),
});
export type EnquiryRow = z.infer<typeof enquiryRowSchema>;

export const enquiryListSchema = pageOf(enquiryRowSchema);
export type EnquiryList = z.infer<typeof enquiryListSchema>;

const answerSchema = z.object({ ...noteSchema.shape, subject: z.string() });

/**
 * An enquiry with its details. Notes, answers and history begin with the newest. Fields that its kind does
 * not have are null.
 */
export const deskEnquirySchema = z.object({
  ...summary,
  phone: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  message: z.nullable(z.string()),
  product: z.nullable(z.string()),
  /** Present when a mail was given up because the address was refused, and none arrived there since. */
  address_refused: z.optional(z.literal(true)),
  notes: z.array(noteSchema),
  answers: z.array(answerSchema),
  history: z.array(deskEventSchema),
});
export type DeskEnquiry = z.infer<typeof deskEnquirySchema>;

/** Filters of the list, as in a query string. */
export const enquiryQuerySchema = z.strictObject({
  kind: oneOf(formKinds),
  status: oneOf(enquiryStatuses),
  owner: ownedBy,
  /** Part of a name, an address, a reference, a telephone number, a subject or a product. */
  q: searched,
  quarantined: oneOf(['true', 'false']),
  /** Those whose sender a mail did not reach. */
  unreached: oneOf(['true']),
  sort: oneOf(enquiryOrders),
  ...pageFields,
});
export type EnquiryQuery = z.infer<typeof enquiryQuerySchema>;

export const checkEnquiryQuery = deskCheckOf(enquiryQuerySchema, 'query_invalid');

export const enquiryChangeSchema = z
  .strictObject({ status: z.optional(status), owner: z.optional(newOwner) })
  .check(
    z.refine((change) => change.status !== undefined || change.owner !== undefined, {
      error: deskCode('nothing_to_change'),
      path: ['status'],
    }),
  );
export type EnquiryChange = z.infer<typeof enquiryChangeSchema>;

export const checkEnquiryChange = deskCheckOf(enquiryChangeSchema, 'owner_invalid');

export const enquiryMailSchema = z.strictObject(mailFields);

export const checkEnquiryMail = checkOf(enquiryMailSchema);
