import * as z from 'zod/mini';
import { checkOf, givenEmailField, HTML_EMAIL_PATTERN } from '../fields/index.ts';

/** Fewest and most characters of a password, after Unicode's compatibility composition (NFKC). */
export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;

/** Digits in a mailed code (spec §9). */
export const CODE_LENGTH = 6;

export type AccountErrorCode =
  | 'email_missing'
  | 'email_invalid'
  | 'email_differs'
  | 'password_missing'
  | 'password_too_short'
  | 'password_too_long'
  | 'password_common'
  | 'remember_me_invalid'
  | 'code_missing'
  | 'code_invalid'
  | 'reference_missing'
  | 'session_missing'
  | 'token_invalid';

const code = (name: AccountErrorCode) => name;

const emailField = givenEmailField(
  { missing: code('email_missing'), invalid: code('email_invalid') },
  HTML_EMAIL_PATTERN,
);

const lengthOf = (text: string) => Array.from(text).length;

/** A password, normalised to NFKC: it hashes to the same value however its characters were typed. */
const passwordField = z.string({ error: code('password_missing') }).check(
  z.minLength(1, { error: code('password_missing'), abort: true }),
  z.overwrite((text) => text.toWellFormed().normalize('NFKC')),
  z.refine((text) => lengthOf(text) >= PASSWORD_MIN_LENGTH, {
    error: code('password_too_short'),
    abort: true,
  }),
  z.refine((text) => lengthOf(text) <= PASSWORD_MAX_LENGTH, { error: code('password_too_long') }),
);

/**
 * Input of `sign_in`. A password too short, too long or too common for any account is refused before any
 * look-up, so that the answer does not tell which addresses have an account. Only the service checks for
 * common passwords (`password_common`): their list is no part of the pages.
 */
export const signInSchema = z.strictObject({
  email: emailField,
  password: passwordField,
  remember_me: z.optional(z.literal([true, false], { error: code('remember_me_invalid') })),
});

export const checkSignIn = checkOf(signInSchema);

/** The mailed code. One with too few digits is `code_missing`. A code that is wrong, used, expired or another browser's is `code_invalid` too. */
export const verificationSchema = z.strictObject({
  code: z
    .string({ error: code('code_missing') })
    .check(
      z.trim(),
      z.minLength(CODE_LENGTH, { error: code('code_missing'), abort: true }),
      z.regex(new RegExp(`^[0-9]{${String(CODE_LENGTH)}}$`), { error: code('code_invalid') }),
    ),
});
export type Verification = z.infer<typeof verificationSchema>;

export const checkVerification = checkOf(verificationSchema);

/** The answer to a completed sign-in. */
export const signedInSchema = z.object({ email: z.string() });
export type SignedIn = z.infer<typeof signedInSchema>;

export const applicationStatuses = [
  'received',
  'in review',
  'shortlisted',
  'rejected',
  'hired',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Reasons for holding a resume back: the virus scanner has not answered yet, or has found something. */
export const quarantineReasons = ['waiting', 'infected'] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

/** An application as its applicant sees it. */
export const ownApplicationSchema = z.object({
  reference: z.string(),
  job_id: z.number(),
  /** Title of the vacancy at the time of the application. */
  job_title: z.string(),
  status: z.literal(applicationStatuses),
  /** `YYYY-MM-DD`, in Asia/Kolkata. */
  applied_on: z.string(),
  resume_name: z.string(),
  /** 0 when the file was deleted or is quarantined. */
  resume_bytes: z.number(),
  /** Absent when the resume is not quarantined. */
  resume_held: z.optional(z.literal(quarantineReasons)),
  can_withdraw: z.literal([true, false]),
  /** Last day in the talent pool (`YYYY-MM-DD`), and the token to stay or leave; absent when it is not in the pool. */
  talent_pool: z.optional(z.object({ until: z.string(), token: z.string() })),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** Most applications in one answer. */
export const OWN_APPLICATIONS_MAX = 50;

/** The signed-in candidate with their applications, the newest first. */
export const accountSchema = z.object({
  email: z.string(),
  applications: z.array(ownApplicationSchema),
  /** Reference of the last application in this answer, if older ones exist; passed as `after` to get those. */
  older_after: z.optional(z.string()),
  /** The application asked for by its reference, on whatever page it is; absent when it is not the candidate's. */
  application: z.optional(ownApplicationSchema),
});
export type Account = z.infer<typeof accountSchema>;

/** Selects applications by reference; the newest by default. */
export const accountQuerySchema = z.object({
  /** Reference that the older applications come after; ignored when it is not the candidate's. */
  after: z.optional(z.string()),
  /** Reference of an application to include in the answer in any case. */
  reference: z.optional(z.string()),
});
export type AccountQuery = Readonly<z.infer<typeof accountQuerySchema>>;

export const ownSessionSchema = z.object({
  /** Identifies the session among the candidate's; it cannot be used to sign in. */
  id: z.string(),
  /** Such as Firefox and Windows; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** `YYYY-MM-DDThh:mm:ss+05:30`; the time of the last use is exact to a minute. */
  signed_in_at: z.string(),
  seen_at: z.string(),
  /** True for the session of the calling browser. */
  is_this: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** The candidate's sessions, the last used first, at most 50. */
export const sessionsSchema = z.object({ sessions: z.array(ownSessionSchema) });
export type Sessions = z.infer<typeof sessionsSchema>;

export const sessionEndSchema = z.strictObject({
  id: z
    .string({ error: code('session_missing') })
    .check(z.minLength(1, { error: code('session_missing') })),
});

export const checkSession = checkOf(sessionEndSchema);

/** Number of sessions that were ended. */
export const endedSchema = z.object({ ended: z.number() });

export const withdrawalSchema = z.strictObject({
  reference: z
    .string({ error: code('reference_missing') })
    .check(z.trim(), z.minLength(1, { error: code('reference_missing') })),
});

export const checkWithdrawal = checkOf(withdrawalSchema);

/** The address typed once more, so that one press does not delete an account. */
export const erasureSchema = z.strictObject({ email: emailField });

export const checkErasure = checkOf(erasureSchema);

/** Number of deleted records. */
export const erasedSchema = z.object({ removed: z.number() });
export type ErasedCount = z.infer<typeof erasedSchema>;

/** Input of `forgot_password`, which mails a link to reset the password. */
export const passwordRequestSchema = z.strictObject({ email: emailField });

export const checkPasswordRequest = checkOf(passwordRequestSchema);

/** The token of a mailed link. One that was used or has expired is `token_invalid` too. */
const tokenField = z
  .string({ error: code('token_invalid') })
  .check(z.regex(/^[\w-]{43}$/, { error: code('token_invalid') }));

export const resetQuerySchema = z.strictObject({ token: tokenField });

export const checkResetQuery = checkOf(resetQuerySchema);

/** The account that a mailed link resets the password of. */
export const resetSchema = z.object({ email: z.string() });
export type Reset = z.infer<typeof resetSchema>;

/** The token of the mailed link and the new password. */
export const passwordResetSchema = z.strictObject({ token: tokenField, password: passwordField });

export const checkPasswordReset = checkOf(passwordResetSchema);

/** Checks the body of an operation without fields. */
export const checkNothing = checkOf(z.strictObject({}));
