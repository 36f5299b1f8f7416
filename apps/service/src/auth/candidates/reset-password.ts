import {
  checkPasswordRequest,
  checkPasswordReset,
  checkResetQuery,
  type Reset,
} from '@example/api/accounts';
import {
  passwordChanged,
  passwordLink,
  passwordLinkWithoutAccount,
} from '@example/content/mails/accounts';
import { addMail } from '../../mail/outbox/index.ts';
import { mayMail, type SenderCall } from '../../http/security/sender-limit.ts';
import { holdMailbox, mailboxOf } from '../../storage/locks.ts';
import { parseOrThrow, refuseField } from '../core/refuse.ts';
import { createToken } from '../core/tokens.ts';
import { findAccount, setPassword } from './accounts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { type AccountDeps, pagesOf } from './deps.ts';
import { findOpen, mayMailLink, RESET_VALID_MS, storeReset, useReset } from './resets.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Mails a link to set a new password. An address without an account gets a mail that says so, so that neither the
 * answer nor its time tells if there is an account.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const forgotPassword = async (
  { settings, storage, outbox, clock, metrics }: AccountDeps,
  input: unknown,
  { countSender }: Pick<SenderCall, 'countSender'> = {},
): Promise<void> => {
  const { email } = parseOrThrow(checkPasswordRequest(input));
  const mailbox = mailboxOf(email);
  const token = createToken();
  const pages = pagesOf(settings);
  const now = clock();
  const addressee = (await findAccount(storage.db, mailbox)) ? 'holder' : 'stranger';
  const isCounted = await mayMail(countSender, 'forgot_password', email, addressee);
  const mailed = await storage.transact(async (db) => {
    await holdMailbox(db, mailbox);
    if (!(await mayMailLink(db, mailbox, now)) || !isCounted) return false;
    const account = await findAccount(db, mailbox);
    await storeReset(db, token, mailbox, now, account !== undefined);
    const mail = account
      ? passwordLink({ link: pages.reset(token), minutes: RESET_VALID_MS / 60_000 })
      : passwordLinkWithoutAccount({ link: pages.candidates });
    await addMail(db, settings, now, mail, {
      to: account?.email ?? email,
      isUrgent: true,
      ...(account && { secret: token }),
    });
    return true;
  });
  metrics?.candidateHandled(mailed ? 'link_mailed' : 'link_held');
  if (mailed) outbox.wake();
};

/**
 * Returns the account of a mailed link that works.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const readReset = async (
  { storage, clock }: Pick<AccountDeps, 'storage' | 'clock'>,
  input: unknown,
): Promise<Reset> => {
  const { token } = parseOrThrow(checkResetQuery(input));
  const mailbox = await findOpen(storage.db, token, clock());
  const account = mailbox === undefined ? undefined : await findAccount(storage.db, mailbox);
  if (!account) throw refuseField('token', 'token_invalid');
  return { email: account.email };
};

/**
 * Sets a new password with the token of a mailed link, which works once. Ends all sessions of the account and mails its
 * owner.
 *
 * @throws ApiError of kind `invalid-input`, ApiError of kind `too-many-requests`
 */
export const resetPassword = async (
  { settings, storage, outbox, clock, passwords, metrics }: AccountDeps,
  input: unknown,
): Promise<void> => {
  const { token, password } = parseOrThrow(checkPasswordReset(input));
  const now = clock();
  // An invalid token is refused before the expensive hash.
  const mailbox = await findOpen(storage.db, token, now);
  if (mailbox === undefined) throw refuseField('token', 'token_invalid');
  // The link still works afterwards: only setting a password uses it up.
  if (await isCommonPassword(password, mailbox)) throw refuseField('password', 'password_common');
  const hash = await passwords.hash(password);
  const isSet = await storage.transact(async (db) => {
    // A concurrent sign-in with the old password must not leave a session behind.
    await holdMailbox(db, mailbox);
    if (!(await useReset(db, token, now))) return false;
    const account = await setPassword(db, mailbox, hash, now);
    if (!account) return false;
    await endSessionsOf(db, mailbox);
    const mail = passwordChanged({ link: pagesOf(settings).forgotten });
    await addMail(db, settings, now, mail, { to: account.email });
    return true;
  });
  if (!isSet) throw refuseField('token', 'token_invalid');
  metrics?.candidateHandled('password_set');
  outbox.wake();
};
