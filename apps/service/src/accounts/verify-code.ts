import { checkVerification, type SignedIn } from '@example/api/accounts';
import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../storage/index.ts';
import { type AccountRow, createAccount, findAccount } from './accounts.ts';
import { type Challenge, isOvertried, mailboxOfChallenge, takeTry, useUp } from './challenges.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, refuse, refuseField } from './deps.ts';
import { holdMailbox } from './mailbox.ts';
import { beginSession, endSession } from './sessions.ts';
import { codeHashOf } from './tokens.ts';

const isRight = ({ code_hash }: Challenge, token: string, code: string) =>
  timingSafeEqual(Buffer.from(codeHashOf(token, code)), Buffer.from(code_hash));

/**
 * The address of the account that a challenge opens. The first time it is made now. Where its password
 * was set since, or there is an account now that was none, the challenge is void.
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
 * Ends the sign-in that this browser began: a new session, whatever it held before.
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
  // What is counted stays counted: nothing may be thrown in here for a code that is refused.
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

/** Ends the session on the server, and takes it from the browser. */
export const signOut = async (
  { storage }: Pick<AccountDeps, 'storage'>,
  visitor: Visitor,
): Promise<void> => {
  const { session } = visitor;
  if (session !== undefined) await storage.transact(async (db) => endSession(db, session));
  visitor.clearSession();
  visitor.clearChallenge();
};
