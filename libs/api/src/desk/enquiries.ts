import * as z from 'zod/mini';
import { allIssues, type CheckedFields } from '../fields/index.ts';
import { formSignals } from '../form-signals/index.ts';
import {
  deskCode,
  deskEventSchema,
  mailFields,
  noteSchema,
  noteText,
  oneOf,
  pageFields,
  pageOf,
  searched,
  storable,
  withCode,
} from './common.ts';

/** What comes into the inbox: a home enquiry, a contact message, a request for a demo. */
export const enquiryKinds = ['enquiry', 'contact', 'demo'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryStatuses = ['new', 'open', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** The orders of the list: the latest first, unless something else is asked for. */
export const enquiryOrders = ['-received_at', 'received_at', 'name', '-name'] as const;
export type EnquiryOrder = (typeof enquiryOrders)[number];

/** What the list is limited to where nobody owns it. */
export const NO_OWNER = 'none';

const status = z.literal(enquiryStatuses, { error: deskCode('status_invalid') });

/** What every item of the list says. */
const summary = {
  /** `E-…`, `C-…` or `D-…`, by its kind. */
  reference: z.string(),
  kind: z.literal(enquiryKinds),
  name: z.string(),
  email: z.string(),
  /** What it is about: the subject of a contact message, the product of a demo, the begin of an enquiry. */
  about: z.string(),
  status: z.literal(enquiryStatuses),
  /** The employee code of whoever looks after it. */
  owner: z.nullable(z.string()),
  /** Why it seems to come from a robot, and its sender was not answered; null: it does not, or was released. */
  suspicion: z.nullable(z.literal(formSignals)),
  /** In ms since 1970. */
  received_at: z.number(),
  /** Grows with each change: what `If-Match` names. */
  version: z.number(),
} as const;

export const enquiryRowSchema = z.object(summary);
export type EnquiryRow = z.infer<typeof enquiryRowSchema>;

export const enquiryListSchema = pageOf(enquiryRowSchema);
export type EnquiryList = z.infer<typeof enquiryListSchema>;

const answerSchema = z.object({ ...noteSchema.shape, subject: z.string() });
export type EnquiryAnswer = z.infer<typeof answerSchema>;

/** A whole one, with its notes, answers and history, the newest first. What its kind does not have is null. */
export const deskEnquirySchema = z.object({
  ...summary,
  phone: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  message: z.nullable(z.string()),
  product: z.nullable(z.string()),
  /** Whether a mail to the address was given up for it; absent: none was. */
  address_refused: z.optional(z.literal(true)),
  notes: z.array(noteSchema),
  answers: z.array(answerSchema),
  history: z.array(deskEventSchema),
});
export type DeskEnquiry = z.infer<typeof deskEnquirySchema>;

const employeeCode = z
  .string({ error: deskCode('owner_invalid') })
  .check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(20), storable);

/** What the list is limited to, as it stands in an address. */
export const enquiryQuerySchema = z.strictObject({
  kind: oneOf(enquiryKinds),
  status: oneOf(enquiryStatuses),
  /** An employee code, or {@link NO_OWNER}. */
  owner: z.optional(z.union([z.literal(NO_OWNER), employeeCode])),
  /** Part of a name, an address or a reference. */
  q: searched,
  quarantined: oneOf(['true', 'false']),
  sort: oneOf(enquiryOrders),
  ...pageFields,
});
export type EnquiryQuery = z.infer<typeof enquiryQuerySchema>;

export const checkEnquiryQuery = (input: unknown): CheckedFields<EnquiryQuery> => {
  const checked = allIssues(
    enquiryQuerySchema.safeParse(input),
    Object.keys(enquiryQuerySchema.shape),
  );
  if (checked.ok) return checked;
  return {
    ok: false,
    issues: checked.issues.map(({ field }) => ({ field, code: 'query_invalid' })),
  };
};

/** A change: at least one of both. */
export const enquiryChangeSchema = z
  .strictObject({ status: z.optional(status), owner: z.optional(z.nullable(employeeCode)) })
  .check(
    z.refine((change) => change.status !== undefined || change.owner !== undefined, {
      error: deskCode('nothing_to_change'),
      path: ['status'],
    }),
  );
export type EnquiryChange = z.infer<typeof enquiryChangeSchema>;

export const checkEnquiryChange = (input: unknown): CheckedFields<EnquiryChange> =>
  withCode(allIssues(enquiryChangeSchema.safeParse(input), ['status', 'owner']), 'owner_invalid');

export const newEnquiryNoteSchema = z.strictObject({ text: noteText });

export const checkNewEnquiryNote = (
  input: unknown,
): CheckedFields<z.infer<typeof newEnquiryNoteSchema>> =>
  allIssues(newEnquiryNoteSchema.safeParse(input), ['text']);

export const enquiryMailSchema = z.strictObject(mailFields);
export type EnquiryMail = z.infer<typeof enquiryMailSchema>;

export const checkEnquiryMail = (input: unknown): CheckedFields<EnquiryMail> =>
  allIssues(enquiryMailSchema.safeParse(input), ['subject', 'text']);

/** Who can look after one. */
export const deskColleagueSchema = z.object({ employee_code: z.string(), name: z.string() });
export type DeskColleague = z.infer<typeof deskColleagueSchema>;
