import type { Selectable } from 'kysely';
import type { Db, Schema } from '../storage/index.ts';
import type { AccountRow } from './accounts.ts';
import { codeHashOf, createCode, createToken, hashOf, hashOfNothing } from './tokens.ts';

const MINUTE_MS = 60_000;

/** How long a code works, in ms. */
export const CHALLENGE_VALID_MS = 10 * MINUTE_MS;

/** How often a code may be tried. */
export const TRIES_PER_CODE = 5;

/** Codes mailed to an address, or for an account's password, at most, and in what time (ms). */
export const CODES_PER_MAILBOX = 5;
const CODES_COUNTED_MS = 15 * MINUTE_MS;

/** Wrong tries for an address, or an account's password, at most, in an hour, over all codes. */
export const WRONG_TRIES_PER_MAILBOX = 10;

/** The last try of a challenge is one validity after it began: these hold all tries of the last hour. */
const TRIES_COUNTED_MS = 60 * MINUTE_MS + CHALLENGE_VALID_MS;

export type Challenge = Selectable<Schema['sign_in_challenges']>;

/** What a browser is challenged with. */
export interface NewChallenge {
  readonly token: string;
  readonly code: string;
}

export const newChallenge = (): NewChallenge => ({ token: createToken(), code: createCode() });

/**
 * The challenges of an address that a code was mailed for. Of an account those with its password alone: what
 * others begin without it, or with one that was changed since, counts for nothing.
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

/** Says whether one more code may be mailed to an address, or, where it has an account, to whoever knows its password. */
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
  /** Whether its code may work. */
  readonly works: boolean;
}

/** Stores a challenge; the row is the same whether its code works. */
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

/** The mailbox a browser's challenge is for; `undefined` where there is none. */
export const mailboxOfChallenge = async (db: Db, token: string): Promise<string | undefined> => {
  const challenge = await db
    .selectFrom('sign_in_challenges')
    .select('email_key')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return challenge?.email_key;
};

/** Counts a try of the challenge a browser holds, wrong until it proves right; `undefined` where there is none to try. */
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
 * Says whether the tries for an address, this one included, are more than may be. Only those count that could have
 * worked: where there is an account, those of whoever knows its password.
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

/** Uses a challenge up: its last try was the right one. */
export const useUp = async (db: Db, { token_hash }: Challenge, now: number): Promise<void> => {
  await db
    .updateTable('sign_in_challenges')
    .set((set) => ({ used_at: now, wrong_tries: set('wrong_tries', '-', 1) }))
    .where('token_hash', '=', token_hash)
    .execute();
};

/** Forgets the challenges that count for nothing any more; says how many. */
export const purgeChallenges = async (db: Db, now: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_challenges')
    .where('created_at', '<=', now - TRIES_COUNTED_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
