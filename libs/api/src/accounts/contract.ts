import * as z from 'zod/mini';
import {
  allIssues,
  type CheckedFields,
  givenEmailField,
  HTML_EMAIL_PATTERN,
} from '../fields/index.ts';

/** Fewest and most characters of a password, after Unicode's compatibility composition (NFKC). */
export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;

/** How many digits a mailed code has (spec §9). */
export const CODE_LENGTH = 6;

/** What can be wrong with what a guest sends. */
export const accountErrorCodes = [
  'email_missing',
  'email_invalid',
  'email_differs',
  'password_missing',
  'password_too_short',
  'password_too_long',
  'password_common',
  'remember_me_invalid',
  'code_missing',
  'code_invalid',
  'reference_missing',
  'session_missing',
  'token_invalid',
] as const;
export type AccountErrorCode = (typeof accountErrorCodes)[number];

const code = (name: AccountErrorCode) => name;

const emailField = givenEmailField(
  { missing: code('email_missing'), invalid: code('email_invalid') },
  HTML_EMAIL_PATTERN,
);

const lengthOf = (text: string) => Array.from(text).length;

/** The same characters however they were typed: what is hashed. */
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
 * What begins a sign-in. A password too short, too long or too common for any account is refused before anything
 * is looked up, so that the answer tells nobody which addresses have one. Which are too common (`password_common`)
 * the service alone knows: the list is no part of the pages.
 */
export const signInSchema = z.strictObject({
  email: emailField,
  password: passwordField,
  remember_me: z.optional(z.literal([true, false], { error: code('remember_me_invalid') })),
});
export type SignIn = z.infer<typeof signInSchema>;

export const checkSignIn = (input: unknown): CheckedFields<SignIn> =>
  allIssues(signInSchema.safeParse(input), ['email', 'password', 'remember_me']);

/** The mailed code. One that is wrong, used, expired or another browser's is `code_invalid` too. */
export const verificationSchema = z.strictObject({
  code: z
    .string({ error: code('code_missing') })
    .check(
      z.trim(),
      z.minLength(1, { error: code('code_missing'), abort: true }),
      z.regex(new RegExp(`^[0-9]{${String(CODE_LENGTH)}}$`), { error: code('code_invalid') }),
    ),
});
export type Verification = z.infer<typeof verificationSchema>;

export const checkVerification = (input: unknown): CheckedFields<Verification> =>
  allIssues(verificationSchema.safeParse(input), ['code']);

/** Who is signed in now. */
export const signedInSchema = z.object({ email: z.string() });
export type SignedIn = z.infer<typeof signedInSchema>;

/** What may become of an application. */
export const applicationStatuses = [
  'received',
  'in review',
  'shortlisted',
  'rejected',
  'hired',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * Why a resume is handed out to nobody: the virus scanner has not answered yet, or has found something.
 */
export const heldResumes = ['waiting', 'infected'] as const;
export type HeldResume = (typeof heldResumes)[number];

/** One's own application, as its applicant sees it. */
export const ownApplicationSchema = z.object({
  reference: z.string(),
  job_id: z.number(),
  /** As it was called when they applied. */
  job_title: z.string(),
  status: z.literal(applicationStatuses),
  /** `YYYY-MM-DD`, in Asia/Kolkata. */
  applied_on: z.string(),
  resume_name: z.string(),
  /** 0: there is no file any more, or it is held back. */
  resume_bytes: z.number(),
  /** Absent: it is not. */
  resume_held: z.optional(z.literal(heldResumes)),
  can_withdraw: z.literal([true, false]),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** Most applications of one answer. */
export const OWN_APPLICATIONS_MAX = 50;

/** Whoever is signed in, with their applications, the newest first. */
export const accountSchema = z.object({
  email: z.string(),
  applications: z.array(ownApplicationSchema),
  /** The last of these, where there are older ones: to be asked for as what comes `after` it. */
  older_after: z.optional(z.string()),
  /** The one that was asked for by its reference, wherever it stands; absent where it is not theirs. */
  application: z.optional(ownApplicationSchema),
});
export type Account = z.infer<typeof accountSchema>;

/** Which of their applications are asked for, by references; without any the newest. */
export interface AccountQuery {
  /** The application that the older ones come after; one that is not theirs means nothing. */
  readonly after?: string | undefined;
  /** One to be told of in any case. */
  readonly reference?: string | undefined;
}
/** Where whoever is signed in is so. */
export const ownSessionSchema = z.object({
  /** Tells it from the others; of no use to sign in with. */
  id: z.string(),
  /** Such as Firefox and Windows; empty: not known. */
  browser: z.string(),
  system: z.string(),
  /** `YYYY-MM-DDThh:mm:ss+05:30`, the last use to a minute. */
  signed_in_at: z.string(),
  seen_at: z.string(),
  /** Whether it is that of the browser that asks. */
  is_this: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** One's own sessions, the last used first; of more than 50 these. */
export const sessionsSchema = z.object({ sessions: z.array(ownSessionSchema) });
export type Sessions = z.infer<typeof sessionsSchema>;

export const sessionEndSchema = z.strictObject({
  id: z
    .string({ error: code('session_missing') })
    .check(z.minLength(1, { error: code('session_missing') })),
});

export const checkSession = (input: unknown): CheckedFields<z.infer<typeof sessionEndSchema>> =>
  allIssues(sessionEndSchema.safeParse(input), ['id']);

/** How many sessions were ended. */
export const endedSchema = z.object({ ended: z.number() });

export const withdrawalSchema = z.strictObject({
  reference: z
    .string({ error: code('reference_missing') })
    .check(z.trim(), z.minLength(1, { error: code('reference_missing') })),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const checkWithdrawal = (input: unknown): CheckedFields<Withdrawal> =>
  allIssues(withdrawalSchema.safeParse(input), ['reference']);

/** The address typed once more, so that nobody erases themselves with one press. */
export const erasureSchema = z.strictObject({ email: emailField });
export type Erasure = z.infer<typeof erasureSchema>;

export const checkErasure = (input: unknown): CheckedFields<Erasure> =>
  allIssues(erasureSchema.safeParse(input), ['email']);

/** How many things were deleted. */
export const erasedSchema = z.object({ removed: z.number() });
export type ErasedCount = z.infer<typeof erasedSchema>;

/** Asks for the link with which a password is set anew. */
export const passwordRequestSchema = z.strictObject({ email: emailField });
export type PasswordRequest = z.infer<typeof passwordRequestSchema>;

export const checkPasswordRequest = (input: unknown): CheckedFields<PasswordRequest> =>
  allIssues(passwordRequestSchema.safeParse(input), ['email']);

/** The link's token and the new password. A token that was used or has expired is `token_invalid` too. */
export const passwordResetSchema = z.strictObject({
  token: z
    .string({ error: code('token_invalid') })
    .check(z.regex(/^[\w-]{43}$/, { error: code('token_invalid') })),
  password: passwordField,
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

export const checkPasswordReset = (input: unknown): CheckedFields<PasswordReset> =>
  allIssues(passwordResetSchema.safeParse(input), ['token', 'password']);

/** What is asked for and nothing more: the body of an operation without fields. */
export const nothingSchema = z.strictObject({});

export const checkNothing = (input: unknown): CheckedFields<object> =>
  allIssues(nothingSchema.safeParse(input), []);
