import { type Db, hashOf } from '../../storage/index.ts';
import { createChallengeStore } from '../core/challenges.ts';
import type { AccountRow } from './accounts.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

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
export const TRIES_COUNTED_MS = 60 * MINUTE_MS + CHALLENGE_VALID_MS;

export const candidateChallenges = createChallengeStore('sign_in_challenges', TRIES_PER_CODE);

type Candidate = readonly [db: Db, mailbox: string, account: AccountRow | undefined, now: number];

/**
 * Counts the challenges of an address for which a mail was sent, not older than `countedMs`. With an account, counts
 * only those begun with its current password, so that others cannot use up its limits without knowing the password. No
 * other code could have worked.
 */
const tallyMailed = async ([db, mailbox, account, now]: Candidate, countedMs: number) => {
  const whose = {
    email_key: mailbox,
    mailed: 1,
    ...(account && { password_hash: account.password_hash }),
  };
  return candidateChallenges.tally(db, whose, now - countedMs);
};

/** Returns whether the rate limit allows one more code for an address or, where it has an account, for its password. */
export const mayMailCode = async (...candidate: Candidate): Promise<boolean> =>
  (await tallyMailed(candidate, CODES_COUNTED_MS)).count < CODES_PER_MAILBOX;

/** Returns whether the wrong tries for an address, including this one, exceed the limit. */
export const isOvertried = async (...candidate: Candidate): Promise<boolean> =>
  (await tallyMailed(candidate, TRIES_COUNTED_MS)).wrongTries > WRONG_TRIES_PER_MAILBOX;

export const mailboxOfChallenge = async (db: Db, token: string): Promise<string | undefined> => {
  const challenge = await db
    .selectFrom('sign_in_challenges')
    .select('email_key')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return challenge?.email_key;
};
