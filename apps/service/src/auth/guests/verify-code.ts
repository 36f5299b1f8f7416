import { checkVerification, type SignedIn } from '@example/api/accounts';
import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../storage/index.ts';
import { type AccountRow, createAccount, findAccount } from './accounts.ts';
import { type Challenge, isOvertried, mailboxOfChallenge, takeTry, useUp } from './challenges.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, refuse, refuseField } from './deps.ts';
import { holdMailbox } from '../../storage/locks.ts';
import { beginSession, endSession } from './sessions.ts';
import { codeHashOf } from '../core/tokens.ts';

const isRight = ({ code_hash }: Challenge, token: string, code: string) =>
  timingSafeEqual(Buffer.from(codeHashOf(token, code)), Buffer.from(code_hash));

/**
 * Returns the address of the account that a challenge opens, and creates the account at the first sign-in. Returns
 * `undefined` when the account's password was set, or the account created, after the challenge began.
 */
const openAccount = async (
  db: Db,
  { email_key, email, password_hash }: Challenge,
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
 * @throws ApiError of kind `bad-input`
 */
export const verifyCode = async (
  { storage, clock, metrics }: AccountDeps,
  input: unknown,
  visitor: Visitor,
): Promise<SignedIn> => {
  const checked = checkVerification(input);
  if (!checked.ok) throw refuse(checked.issues);
  const { code } = checked.value;
  const { challenge: token, session: before } = visitor;
  const now = clock();
  // Nothing may be thrown in here for a refused code: a rollback would take back the count of tries.
  const opened = await storage.transact(async (db) => {
    const mailbox = token === undefined ? undefined : await mailboxOfChallenge(db, token);
    if (token === undefined || mailbox === undefined) return undefined;
    await holdMailbox(storage, db, mailbox);
    const challenge = await takeTry(db, token, now);
    if (!challenge) return undefined;
    const account = await findAccount(db, mailbox);
    const isTooMany = await isOvertried(db, mailbox, account, now);
    if (isTooMany || !isRight(challenge, token, code)) return undefined;
    await useUp(db, challenge, now);
    const email = await openAccount(db, challenge, account, now);
    if (email === undefined) return undefined;
    if (before !== undefined) await endSession(db, before);
    const rememberMe = challenge.remember_me === 1;
    const session = await beginSession(db, mailbox, now, { rememberMe, device: visitor.device });
    return { email, rememberMe, session };
  });
  metrics?.guestHandled(opened ? 'signed_in' : 'code_refused');
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
  if (session !== undefined) await storage.transact(async (db) => endSession(db, session));
  visitor.clearSession();
  visitor.clearChallenge();
};
