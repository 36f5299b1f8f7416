import { checkSignIn } from '@example/api/accounts';
import { signInCode, wrongPassword } from '@example/content/mails';
import { composeMail } from '../mail/index.ts';
import { addToOutbox } from '../outbox/index.ts';
import { type AccountRow, claimWarning, findAccount } from './accounts.ts';
import { CHALLENGE_VALID_MS, mayMailCode, newChallenge, storeChallenge } from './challenges.ts';
import type { Visitor } from './cookies.ts';
import { type AccountDeps, pagesOf, refuse } from './deps.ts';
import { holdMailbox, mailboxOf } from './mailbox.ts';
import type { Passwords } from './passwords.ts';

/**
 * The hash a code is to open: the account's where the password is its own, a new one where there is no
 * account. Nothing where the password is wrong. One hash is made whatever comes of it.
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
 * Begins a sign-in: the browser is challenged, and a mail with a code is in the outbox, or, where the
 * password is wrong, one that says so. Neither the answer nor the time it takes tells which, nor whether
 * there is an account. Of an address without one nothing but the challenge is kept.
 *
 * @throws ApiError of kind `bad-input`, ProblemError of type `too-many-requests`
 */
export const signIn = async (
  { settings, storage, outbox, clock, passwords, metrics }: AccountDeps,
  input: unknown,
  visitor: Visitor,
): Promise<void> => {
  const checked = checkSignIn(input);
  if (!checked.ok) throw refuse(checked.issues);
  const { email, password, remember_me: rememberMe = false } = checked.value;
  const mailbox = mailboxOf(email);
  const account = await findAccount(storage.db, mailbox);
  const hash = await hashFor(passwords, account, password);
  const works = hash !== undefined;
  const challenge = newChallenge();
  const { code } = challenge;
  const mail = composeMail(
    works
      ? signInCode({ code, minutes: CHALLENGE_VALID_MS / 60_000 })
      : wrongPassword({ link: pagesOf(settings).forgotten }),
  );
  const now = clock();
  const mailed = await storage.transact(async (db) => {
    await holdMailbox(storage, db, mailbox);
    const admitted = await mayMailCode(db, mailbox, now);
    const warns = await claimWarning(db, mailbox, now, !works && admitted);
    const mails = admitted && (works || warns);
    await storeChallenge(db, challenge, now, {
      email,
      email_key: mailbox,
      password_hash: hash ?? passwords.decoy(),
      rememberMe,
      mailed: mails,
      works: works && mails,
    });
    if (!mails) return false;
    const to = account?.email ?? email;
    await addToOutbox(db, settings.mailFrom, now, [
      { to, ...mail, ...(works && { secret: code }) },
    ]);
    return true;
  });
  visitor.setChallenge(challenge.token);
  metrics?.guestHandled(works ? (mailed ? 'code_mailed' : 'code_held') : 'wrong_password');
  if (mailed) outbox.wake();
};
