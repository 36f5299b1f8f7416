import { checkSignIn } from '@example/api/accounts';
import { signInCode, wrongPassword } from '@example/content/mails/accounts';
import { composeMail } from '../../mail/index.ts';
import { addToOutbox } from '../../mail/outbox/index.ts';
import { type Addressee, mayMail, type SenderCall } from '../../http/security/sender-limit.ts';
import { holdMailbox, mailboxOf } from '../../storage/locks.ts';
import { newChallenge } from '../core/challenges.ts';
import type { Passwords } from '../core/passwords.ts';
import { parseOrThrow, refuseField } from '../core/refuse.ts';
import { type AccountRow, claimWarning, findAccount } from './accounts.ts';
import { CHALLENGE_VALID_MS, candidateChallenges, mayMailCode } from './challenges.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, pagesOf } from './deps.ts';

/**
 * Returns the password hash of a challenge: the account's when the password is right, a new one when there is no
 * account, `undefined` when the password is wrong. Computes one hash in every case, so that the time is the same.
 */
const hashFor = async (
  passwords: Passwords,
  account: AccountRow | undefined,
  password: string,
): Promise<string | undefined> => {
  if (!account) return passwords.hash(password);
  const { password_hash } = account;
  return (await passwords.matches(password, password_hash)) ? password_hash : undefined;
};

/**
 * Returns the addressee that the sender limit counts the mail for. A wrong password is counted for its visitor whether or
 * not a mail is sent, as an address without an account is: their other mails would tell which it was.
 */
const addresseeOf = (account: AccountRow | undefined, works: boolean): Addressee => {
  if (!account) return 'stranger';
  return works ? 'owner' : 'holder';
};

/**
 * Begins a sign-in: sets a challenge in the browser and puts a mail into the outbox, with a code or, when the password
 * is wrong, with a warning. Neither the answer nor its time tells which, or if there is an account. For an address
 * without an account, only the challenge is stored. Sign-ins without an account's password use up none of the owner's
 * codes.
 *
 * @throws ApiError of kind `invalid-input`, ApiError of kind `too-many-requests`
 */
export const signIn = async (
  { settings, storage, outbox, clock, passwords, metrics }: AccountDeps,
  input: unknown,
  visitor: Visitor,
  { countSender }: Pick<SenderCall, 'countSender'> = {},
): Promise<void> => {
  const { email, password, remember_me: rememberMe = false } = parseOrThrow(checkSignIn(input));
  // Also refused for accounts that have this password: a different answer would reveal that they exist.
  if (await isCommonPassword(password, email)) throw refuseField('password', 'password_common');
  const mailbox = mailboxOf(email);
  const account = await findAccount(storage.db, mailbox);
  const hash = await hashFor(passwords, account, password);
  const works = hash !== undefined;
  const { token, code } = newChallenge();
  const mail = composeMail(
    works
      ? signInCode({ code, minutes: CHALLENGE_VALID_MS / 60_000 })
      : wrongPassword({ link: pagesOf(settings).forgotten }),
  );
  const now = clock();
  const addressee = addresseeOf(account, works);
  const isCounted = await mayMail(countSender, 'sign_in', email, addressee);
  const mailed = await storage.transact(async (db) => {
    await holdMailbox(db, mailbox);
    const admitted = (await mayMailCode(db, mailbox, account, now)) && isCounted;
    const warns = await claimWarning(db, mailbox, now, !works && isCounted);
    const mails = works ? admitted : warns;
    await candidateChallenges.store(
      db,
      token,
      works && mails ? code : undefined,
      {
        created_at: now,
        expires_at: now + CHALLENGE_VALID_MS,
        remember_me: rememberMe ? 1 : 0,
        mailed: mails ? 1 : 0,
      },
      { email, email_key: mailbox, password_hash: hash ?? passwords.decoy() },
    );
    if (!mails) return false;
    const to = account?.email ?? email;
    await addToOutbox(db, settings.mailFrom, now, [
      { to, ...mail, isUrgent: true, ...(works && { secret: code }) },
    ]);
    return true;
  });
  visitor.setChallenge(token, CHALLENGE_VALID_MS);
  metrics?.candidateHandled(works ? (mailed ? 'code_mailed' : 'code_held') : 'wrong_password');
  if (mailed) outbox.wake();
};
