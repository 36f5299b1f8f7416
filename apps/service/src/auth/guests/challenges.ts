import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../storage/index.ts';
import type { AccountRow } from './accounts.ts';
import { codeHashOf, createCode, createToken, hashOf, hashOfNothing } from '../core/tokens.ts';

const MINUTE_MS = 60_000;

/** Lifetime of a code, in ms. */
export const CHALLENGE_VALID_MS = 10 * MINUTE_MS;

export const TRIES_PER_CODE = 5;

/** Maximum number of codes in `CODES_COUNTED_MS`, per address without an account or per password of an account. */
export const CODES_PER_MAILBOX = 5;
const CODES_COUNTED_MS = 15 * MINUTE_MS;

/**
 * Maximum number of wrong tries an hour over all codes, per address without an account or per password of an account.
 */
export const WRONG_TRIES_PER_MAILBOX = 10;

/**
 * Maximum age of the challenges whose tries count, in ms. A challenge can be tried for `CHALLENGE_VALID_MS`, so these
 * hold all tries of the last hour.
 */
const TRIES_COUNTED_MS = 60 * MINUTE_MS + CHALLENGE_VALID_MS;

export type Challenge = Selectable<Schema['sign_in_challenges']>;

/** Secrets of a challenge: the token for the browser's cookie and the code for the mail. */
export interface NewChallenge {
  readonly token: string;
  readonly code: string;
}

export const newChallenge = (): NewChallenge => ({ token: createToken(), code: createCode() });

/**
 * Selects the challenges of an address for which a code was mailed. With an account, selects only those begun with its
 * current password, so that others cannot use up its limits without knowing the password.
 */
const mailedFor = (
  db: Db,
  mailbox: string,
  account: Pick<AccountRow, 'password_hash'> | undefined,
) => {
  const mailed = db
    .selectFrom('sign_in_challenges')
    .where('email_key', '=', mailbox)
    .where('mailed', '=', 1);
  return account ? mailed.where('password_hash', '=', account.password_hash) : mailed;
};

/** Returns whether the rate limit allows one more code for an address or, where it has an account, for its password. */
export const mayMailCode = async (
  db: Db,
  mailbox: string,
  account: AccountRow | undefined,
  now: number,
): Promise<boolean> => {
  const { count } = await mailedFor(db, mailbox, account)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('created_at', '>', now - CODES_COUNTED_MS)
    .executeTakeFirstOrThrow();
  return Number(count) < CODES_PER_MAILBOX;
};

interface ChallengeOptions extends Pick<Challenge, 'email' | 'email_key' | 'password_hash'> {
  readonly rememberMe: boolean;
  readonly mailed: boolean;
  /** True when the code may work. Otherwise no code matches. */
  readonly works: boolean;
}

/** Stores a challenge. The row looks the same whether or not its code works. */
export const storeChallenge = async (
  db: Db,
  { token, code }: NewChallenge,
  now: number,
  { rememberMe, mailed, works, ...account }: ChallengeOptions,
): Promise<void> => {
  await db
    .insertInto('sign_in_challenges')
    .values({
      ...account,
      token_hash: hashOf(token),
      code_hash: works ? codeHashOf(token, code) : hashOfNothing(),
      remember_me: rememberMe ? 1 : 0,
      mailed: mailed ? 1 : 0,
      expires_at: now + CHALLENGE_VALID_MS,
      used_at: null,
      created_at: now,
    })
    .execute();
};

export const mailboxOfChallenge = async (db: Db, token: string): Promise<string | undefined> => {
  const challenge = await db
    .selectFrom('sign_in_challenges')
    .select('email_key')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return challenge?.email_key;
};

/**
 * Counts a try of a browser's challenge, as a wrong one until `useUp` takes it back. Returns `undefined` when there is
 * no challenge to try.
 */
export const takeTry = async (db: Db, token: string, now: number): Promise<Challenge | undefined> =>
  db
    .updateTable('sign_in_challenges')
    .set((set) => ({ wrong_tries: set('wrong_tries', '+', 1) }))
    .where('token_hash', '=', hashOf(token))
    .where('wrong_tries', '<', TRIES_PER_CODE)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/**
 * Returns whether the wrong tries for an address, including this one, exceed the limit. For an account, only challenges
 * begun with its password count, because no other code could have worked.
 */
export const isOvertried = async (
  db: Db,
  mailbox: string,
  account: AccountRow | undefined,
  now: number,
): Promise<boolean> => {
  const { tries } = await mailedFor(db, mailbox, account)
    .select(({ fn }) => fn.sum<number | string | null>('wrong_tries').as('tries'))
    .where('created_at', '>', now - TRIES_COUNTED_MS)
    .executeTakeFirstOrThrow();
  return Number(tries) > WRONG_TRIES_PER_MAILBOX;
};

/** Marks a challenge as used and takes back its last try, which was the right one. */
export const useUp = async (db: Db, { token_hash }: Challenge, now: number): Promise<void> => {
  await db
    .updateTable('sign_in_challenges')
    .set((set) => ({ used_at: now, wrong_tries: set('wrong_tries', '-', 1) }))
    .where('token_hash', '=', token_hash)
    .execute();
};

/** Deletes the challenges that no limit counts any more; returns their number. */
export const purgeChallenges = async (db: Db, now: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_challenges')
    .where('created_at', '<=', now - TRIES_COUNTED_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
