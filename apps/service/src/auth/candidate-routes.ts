import {
  type accountFileOperations,
  type accountOperations,
  checkNothing,
} from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import type { Handlers, HttpHandlers } from './call.ts';
import { downloadOf, sendFile } from '../http/downloads/index.ts';
import { parseOrThrow } from './core/refuse.ts';
import type { AccountDeps } from './candidates/deps.ts';
import { readAccount, readOwnResume, withdrawApplication } from './candidates/own-applications.ts';
import { eraseOwnData, readOwnData } from './candidates/own-data.ts';
import { endOwnOtherSessions, endOwnSession, readOwnSessions } from './candidates/own-sessions.ts';
import { forgotPassword, readReset, resetPassword } from './candidates/reset-password.ts';
import { signIn } from './candidates/sign-in.ts';
import { signOut, verifyCode } from './candidates/verify-code.ts';

/** Returns a query parameter; `undefined` when it is missing or repeated. */
const textOf = (input: unknown, name: string) => {
  const value = (input as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
};

export const accountHandlers: Handlers<typeof accountOperations, AccountDeps> = {
  signIn: async ({ deps, input, visitor, countSender }) =>
    signIn(deps, input, visitor, { countSender }),
  verify: async ({ deps, input, visitor }) => verifyCode(deps, input, visitor),
  read: async ({ deps, input, visitor }) => {
    const query = { after: textOf(input, 'after'), reference: textOf(input, 'reference') };
    const account = await readAccount(deps, visitor, query);
    if (!account) throw new ApiError('sign-in-required', 'Nobody is signed in.');
    return account;
  },
  withdraw: async ({ deps, input, visitor }) => withdrawApplication(deps, input, visitor),
  erase: async ({ deps, input, visitor }) => eraseOwnData(deps, input, visitor),
  signOut: async ({ deps, input, visitor }) => {
    parseOrThrow(checkNothing(input));
    await signOut(deps, visitor);
  },
  sessions: async ({ deps, visitor }) => readOwnSessions(deps, visitor),
  endSession: async ({ deps, input, visitor }) => endOwnSession(deps, input, visitor),
  endOtherSessions: async ({ deps, input, visitor }) => {
    parseOrThrow(checkNothing(input));
    return endOwnOtherSessions(deps, visitor);
  },
  forgotPassword: async ({ deps, input, countSender }) =>
    forgotPassword(deps, input, { countSender }),
  readReset: async ({ deps, input }) => readReset(deps, input),
  resetPassword: async ({ deps, input }) => resetPassword(deps, input),
};

export const accountFileHandlers: HttpHandlers<typeof accountFileOperations, AccountDeps> = {
  resume: async ({ deps, input, visitor, reply }) => {
    const given = textOf(input, 'reference');
    const { name, content, size } = await readOwnResume(deps, given, visitor);
    return sendFile(reply, downloadOf(name), content, size);
  },
  data: async ({ deps, visitor, reply }) => {
    const archive = await readOwnData(deps, visitor);
    return sendFile(reply, { name: 'my-data.zip', type: 'application/zip' }, archive);
  },
};
