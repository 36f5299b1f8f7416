import * as z from 'zod/mini';
import {
  type CheckedFields,
  checkOf,
  HTML_EMAIL_PATTERN,
  isSeen,
  withoutUnseen,
} from '../fields/index.ts';
import { EMAIL_MAX_LENGTH } from '../limits/index.ts';
import { employeeCodeField, mobileNumberField } from '../staff/contract.ts';
import { staffRoles } from '../operations/permissions.ts';
import {
  deskCheckOf,
  deskCode,
  deskEventSchema,
  oneOf,
  pageFields,
  pageOf,
  searched,
  withCode,
} from './common.ts';

/**
 * States of a member of the staff.
 * - `active`: signs in with an authenticator
 * - `not_enrolled`: has none yet, or it was reset; the next sign-in sets one up
 * - `disabled`: cannot sign in
 */
export const memberStates = ['active', 'not_enrolled', 'disabled'] as const;
export type MemberState = (typeof memberStates)[number];

const summary = {
  employee_code: z.string(),
  name: z.string(),
  role: z.literal(staffRoles),
  state: z.literal(memberStates),
  /** Time of the member's last sign-in or call, to a minute; null if there was none. */
  seen_at: z.nullable(z.number()),
} as const;

export const memberRowSchema = z.object(summary);
export type MemberRow = z.infer<typeof memberRowSchema>;

export const memberListSchema = pageOf(memberRowSchema);
export type MemberList = z.infer<typeof memberListSchema>;

export const memberSchema = z.object({
  ...summary,
  mobile_number: z.string(),
  email: z.string(),
  created_at: z.number(),
  disabled_at: z.nullable(z.number()),
  /** Number of browsers in which the member is signed in. */
  sessions: z.number(),
  /** Number of unused recovery codes. */
  recovery_codes: z.number(),
  history: z.array(deskEventSchema),
});
export type Member = z.infer<typeof memberSchema>;

export const memberQuerySchema = z.strictObject({
  /** Part of a name or of an employee code. */
  q: searched,
  role: oneOf(staffRoles),
  state: oneOf(memberStates),
  sort: oneOf(['name', '-name', 'employee_code', '-employee_code', '-seen_at', 'seen_at']),
  ...pageFields,
});
export type MemberQuery = z.infer<typeof memberQuerySchema>;

export const checkMemberQuery = deskCheckOf(memberQuerySchema, 'query_invalid');

/** Most characters of a member's name. */
export const MEMBER_NAME_MAX_LENGTH = 100;

/** A name on one line, after trimming. */
export const memberNameField = z.string({ error: deskCode('name_invalid') }).check(
  z.overwrite(withoutUnseen),
  z.refine(isSeen, { error: deskCode('name_invalid') }),
  z.maxLength(MEMBER_NAME_MAX_LENGTH, { error: deskCode('name_invalid') }),
  z.refine((text) => !/\p{Cc}/u.test(text), { error: deskCode('name_invalid') }),
);

/** Any email address that a browser accepts: the company's own may have an ending that the public's may not. */
export const memberEmailField = z
  .string({ error: deskCode('email_invalid') })
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_LENGTH, { error: deskCode('email_invalid') }),
    z.regex(HTML_EMAIL_PATTERN, { error: deskCode('email_invalid') }),
  );

const editable = {
  name: memberNameField,
  mobile_number: mobileNumberField,
  email: memberEmailField,
  role: z.literal(staffRoles, { error: deskCode('role_invalid') }),
} as const;

export const newMemberSchema = z.strictObject({ employee_code: employeeCodeField, ...editable });
export type NewMember = z.infer<typeof newMemberSchema>;

export const memberChangeSchema = z.partial(z.strictObject(editable));
export type MemberChange = z.infer<typeof memberChangeSchema>;

/** Gives the sign-in's codes for a field the desk's own, which do not tell a missing value from a wrong one. */
const withDeskCodes = <T>(checked: CheckedFields<T>): CheckedFields<T> =>
  withCode(
    checked.ok
      ? checked
      : {
          ok: false,
          issues: checked.issues.map(({ field, code }) => ({
            field,
            code: code.replace(/_missing$/, '_invalid'),
          })),
        },
    'nothing_to_change',
  );

export const checkNewMember = (input: unknown): CheckedFields<NewMember> =>
  withDeskCodes(checkOf(newMemberSchema)(input));

/** Checks a change of at least one field. */
export const checkMemberChange = (input: unknown): CheckedFields<MemberChange> => {
  const checked = withDeskCodes(checkOf(memberChangeSchema)(input));
  return checked.ok && Object.keys(checked.value).length === 0
    ? { ok: false, issues: [{ field: 'name', code: deskCode('nothing_to_change') }] }
    : checked;
};
