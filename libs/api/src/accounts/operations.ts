import * as z from 'zod/mini';
import { MANY_PER_MINUTE, WRITES_PER_MINUTE } from '../limits/index.ts';
import type { ClientOf } from '../operations/client.ts';
import type { Operations } from '../operations/operation.ts';
import {
  accountQuerySchema,
  accountSchema,
  endedSchema,
  erasedSchema,
  erasureSchema,
  passwordRequestSchema,
  passwordResetSchema,
  resetQuerySchema,
  resetSchema,
  sessionEndSchema,
  sessionsSchema,
  signedInSchema,
  signInSchema,
  verificationSchema,
  withdrawalSchema,
} from './contract.ts';

/** Operations of a candidate's account. Cookies carry the session and the progress of a sign-in. */
export const accountOperations = {
  /** Mails a code. Answers the same when the address is unknown or the password is wrong. */
  signIn: { method: 'POST', path: 'sign_in', input: signInSchema, status: 202, limit: 'sign_in' },
  /** Completes the sign-in that this browser began and opens the session. */
  verify: {
    method: 'POST',
    path: 'verify_code',
    input: verificationSchema,
    output: signedInSchema,
    limit: 'sign_in',
  },
  read: {
    method: 'GET',
    path: 'my_account',
    input: accountQuerySchema,
    output: accountSchema,
    caller: 'candidate',
    limit: MANY_PER_MINUTE,
    isOptional: true,
  },
  /** Withdraws an application and deletes its resume; 409 when it cannot be withdrawn (any more). */
  withdraw: {
    method: 'POST',
    path: 'withdraw_application',
    input: withdrawalSchema,
    caller: 'candidate',
  },
  erase: {
    method: 'POST',
    path: 'erase_me',
    input: erasureSchema,
    output: erasedSchema,
    caller: 'candidate',
  },
  /** Does nothing without a session. */
  signOut: { method: 'POST', path: 'sign_out' },
  sessions: {
    method: 'GET',
    path: 'my_sessions',
    output: sessionsSchema,
    caller: 'candidate',
    limit: WRITES_PER_MINUTE,
  },
  /** Ends one of the candidate's sessions, which may be this browser's. */
  endSession: { method: 'POST', path: 'end_session', input: sessionEndSchema, caller: 'candidate' },
  endOtherSessions: {
    method: 'POST',
    path: 'end_other_sessions',
    output: endedSchema,
    caller: 'candidate',
  },
  /** Mails a link to reset the password. Answers the same when the address is unknown. */
  forgotPassword: {
    method: 'POST',
    path: 'forgot_password',
    input: passwordRequestSchema,
    status: 202,
    limit: 'sign_in',
  },
  readReset: {
    method: 'GET',
    path: 'password_reset',
    input: resetQuerySchema,
    output: resetSchema,
    limit: WRITES_PER_MINUTE,
  },
  /** Resets the password with the token of the mailed link, which works once. Ends all sessions. */
  resetPassword: {
    method: 'POST',
    path: 'reset_password',
    input: passwordResetSchema,
    limit: 'sign_in',
  },
} as const satisfies Operations;
export type AccountsClient = ClientOf<typeof accountOperations>;

/** Files that a candidate downloads; the pages link them. */
export const accountFileOperations = {
  resume: {
    method: 'GET',
    path: 'my_resume',
    input: z.object({ reference: z.string() }),
    file: 'application/octet-stream',
    caller: 'candidate',
    limit: WRITES_PER_MINUTE,
  },
  data: {
    method: 'GET',
    path: 'my_data',
    file: 'application/zip',
    caller: 'candidate',
    limit: WRITES_PER_MINUTE,
  },
} as const satisfies Operations;
