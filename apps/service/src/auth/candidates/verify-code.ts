import { checkVerification, type SignedIn } from '@example/api/accounts';
import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../storage/index.ts';
import { holdMailbox } from '../../storage/locks.ts';
import { isCodeOf } from '../core/challenges.ts';
import { parseOrThrow, refuseField } from '../core/refuse.ts';
import { type AccountRow, createAccount, findAccount } from './accounts.ts';
import { candidateChallenges, isOvertried, mailboxOfChallenge } from './challenges.ts';
import type { Visitor } from './cookies.ts';
import type { AccountDeps } from './deps.ts';
import { candidateSessions } from './sessions.ts';

/**
 * Returns the address of the account that a challenge opens, and creates the account at the first sign-in. Returns
 * `undefined` when the account's password was set, or the account created, after the challenge began.
 */
const openAccount = async (
  db: Db,
  { email_key, email, password_hash }: Selectable<Schema['sign_in_challenges']>,
  account: AccountRow | undefined,
  now: number,
): Promise<string | undefined> => {
  if (account) return account.password_hash === password_hash ? account.email : undefined;
  await createAccount(db, { email_key, email, password_hash }, now);
  return email;
};

/**
 * Completes the sign-in that this browser began: starts a new session and ends the one it had.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const verifyCode = async (
  { storage, clock, metrics }: AccountDeps,
  input: unknown,
  visitor: Visitor,
): Promise<SignedIn> => {
  const { code } = parseOrThrow(checkVerification(input));
  const { challenge: token, session: before } = visitor;
  const now = clock();
  // Nothing may be thrown in here for a refused code: a rollback would take back the count of tries.
  const opened = await storage.transact(async (db) => {
    const mailbox = token === undefined ? undefined : await mailboxOfChallenge(db, token);
    if (token === undefined || mailbox === undefined) return undefined;
    await holdMailbox(db, mailbox);
    const challenge = await candidateChallenges.recordAttempt(db, token, now);
    if (!challenge) return undefined;
    const account = await findAccount(db, mailbox);
    const isTooMany = await isOvertried(db, mailbox, account, now);
    if (isTooMany || !isCodeOf(challenge, token, code)) return undefined;
    await candidateChallenges.consume(db, challenge, now);
    const email = await openAccount(db, challenge, account, now);
    if (email === undefined) return undefined;
    const rememberMe = challenge.remember_me === 1;
    const session = await candidateSessions.replace(db, before, now, {
      email_key: mailbox,
      remember_me: challenge.remember_me,
      ...visitor.device,
    });
    return { email, rememberMe, session };
  });
  metrics?.candidateHandled(opened ? 'signed_in' : 'code_refused');
  if (!opened) throw refuseField('code', 'code_invalid');
  visitor.setSession(opened.session, opened.rememberMe);
  visitor.clearChallenge();
  return { email: opened.email };
};

export const signOut = async (
  { storage }: Pick<AccountDeps, 'storage'>,
  visitor: Visitor,
): Promise<void> => {
  const { session } = visitor;
  if (session !== undefined)
    await storage.transact(async (db) => candidateSessions.end(db, session));
  visitor.clearSession();
  visitor.clearChallenge();
};
