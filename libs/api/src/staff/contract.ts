import * as z from 'zod/mini';
import { CODE_LENGTH } from '../accounts/contract.ts';
import { checkOf } from '../fields/index.ts';
import { permissions, staffRoles } from '../operations/permissions.ts';

/** Fewest and most characters of an employee code: capital letters, digits, hyphens. */
export const EMPLOYEE_CODE_MIN_LENGTH = 2;
export const EMPLOYEE_CODE_MAX_LENGTH = 20;

/** Fewest and most digits of a member's mobile number. */
export const MOBILE_MIN_DIGITS = 8;
export const MOBILE_MAX_DIGITS = 12;

const CAPTCHA_MAX_LENGTH = 20;

/** Number of recovery codes of a member. */
export const RECOVERY_CODES = 10;

export type StaffErrorCode =
  | 'employee_code_missing'
  | 'employee_code_invalid'
  | 'mobile_number_missing'
  | 'mobile_number_invalid'
  | 'captcha_missing'
  | 'captcha_invalid'
  | 'remember_me_invalid'
  | 'code_missing'
  | 'staff_code_invalid';

const code = (name: StaffErrorCode) => name;

const givenField = (missing: StaffErrorCode, invalid: StaffErrorCode) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : invalid) })
    .check(z.trim(), z.minLength(1, { error: missing, abort: true }));

const EMPLOYEE_CODE_PATTERN = new RegExp(
  `^[0-9A-Z-]{${String(EMPLOYEE_CODE_MIN_LENGTH)},${String(EMPLOYEE_CODE_MAX_LENGTH)}}$`,
);
const MOBILE_PATTERN = new RegExp(
  `^[0-9]{${String(MOBILE_MIN_DIGITS)},${String(MOBILE_MAX_DIGITS)}}$`,
);

/** An employee code after trimming, in upper case. */
export const employeeCodeField = givenField(
  code('employee_code_missing'),
  code('employee_code_invalid'),
).check(z.toUpperCase(), z.regex(EMPLOYEE_CODE_PATTERN, { error: code('employee_code_invalid') }));

/** A mobile number after trimming: digits only, with the country code. */
export const mobileNumberField = givenField(
  code('mobile_number_missing'),
  code('mobile_number_invalid'),
).check(z.regex(MOBILE_PATTERN, { error: code('mobile_number_invalid') }));

/** Input of `staff_sign_in`. A captcha that is wrong, expired or was tried before is `captcha_invalid` too. */
export const staffSignInSchema = z.strictObject({
  employee_code: employeeCodeField,
  mobile_number: mobileNumberField,
  captcha: givenField(code('captcha_missing'), code('captcha_invalid')).check(
    z.maxLength(CAPTCHA_MAX_LENGTH, { error: code('captcha_invalid') }),
  ),
  remember_me: z.optional(z.literal([true, false], { error: code('remember_me_invalid') })),
});

export const checkStaffSignIn = checkOf(staffSignInSchema);

/** A recovery code as it is shown: lower case, without letters and digits that look alike. */
const RECOVERY_CODE_PATTERN = /^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/;
const DIGITS_PATTERN = new RegExp(`^[0-9]{${String(CODE_LENGTH)}}$`);

/** Returns whether a text is no code that lacks digits. */
const isLongEnough = (text: string) => text.length >= CODE_LENGTH || /\D/.test(text);

const isRecoveryCode = (text: string) => RECOVERY_CODE_PATTERN.test(text);

/**
 * The code that completes a sign-in: six digits of the authenticator, or of the mail where none is enrolled
 * yet, or a recovery code. One with too few digits is `code_missing`. A code that is wrong, used, expired or another
 * browser's is `staff_code_invalid` too.
 */
export const staffVerificationSchema = z.strictObject({
  code: givenField(code('code_missing'), code('staff_code_invalid')).check(
    z.overwrite((text) => text.replaceAll(/\s/g, '').toLowerCase()),
    z.refine(isLongEnough, { error: code('code_missing'), abort: true }),
    z.refine((text) => DIGITS_PATTERN.test(text) || isRecoveryCode(text), {
      error: code('staff_code_invalid'),
    }),
  ),
});

export const checkStaffVerification = checkOf(staffVerificationSchema);

/** The six digits of an authenticator: of one that is being enrolled, or of the member's own as a proof. */
export const authenticatorCodeSchema = z.strictObject({
  code: givenField(code('code_missing'), code('staff_code_invalid')).check(
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.refine(isLongEnough, { error: code('code_missing'), abort: true }),
    z.regex(DIGITS_PATTERN, { error: code('staff_code_invalid') }),
  ),
});

export const checkAuthenticatorCode = checkOf(authenticatorCodeSchema);

const memberFields = {
  employee_code: z.string(),
  name: z.string(),
  role: z.literal(staffRoles),
} as const;

/** The answer to a right code: the session or, the first time, the enrolment of an authenticator. */
export const staffVerifiedSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('signed_in'), ...memberFields }),
  z.object({ step: z.literal('enrol') }),
]);
export type StaffVerified = z.infer<typeof staffVerifiedSchema>;

/** The secret of an authenticator: in base32, and as an `otpauth:` address. */
export const staffEnrolmentSchema = z.object({ secret: z.string(), uri: z.string() });
export type StaffEnrolment = z.infer<typeof staffEnrolmentSchema>;

/** The member who is now signed in, with the recovery codes, which are shown only once. */
export const staffEnrolledSchema = z.object({
  ...memberFields,
  recovery_codes: z.array(z.string()),
});
export type StaffEnrolled = z.infer<typeof staffEnrolledSchema>;

export const staffSessionSchema = z.object({
  ...memberFields,
  permissions: z.array(z.literal(permissions)),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;

/** The accessible alternative to the picture: the sum of `a` and `b`. */
export const captchaQuestionSchema = z.object({
  question: z.object({ a: z.number(), b: z.number() }),
});
export type CaptchaQuestion = z.infer<typeof captchaQuestionSchema>['question'];
