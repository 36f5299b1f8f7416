import type { Selectable } from 'kysely';
import { codeHashOf, hashOf, hashOfNothing } from '../accounts/tokens.ts';
import type { Db, Schema, StaffChallengeStep } from '../storage/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a sign-in waits for its code, in ms. */
export const STAFF_CHALLENGE_VALID_MS = 10 * MINUTE_MS;
/** And for its authenticator, which may have to be installed first. */
export const ENROLMENT_VALID_MS = 20 * MINUTE_MS;

/** How often one sign-in may try a code. */
export const TRIES_PER_CHALLENGE = 5;

/** How many codes are mailed to a member, and in what time (ms). */
export const CODES_PER_MEMBER = 5;
const CODES_COUNTED_MS = 15 * MINUTE_MS;

/**
 * How many wrong tries there may be for a member over all their sign-ins, and in what time (ms): so many in the
 * browsers they signed in in before, and so many in all others. Of a million codes three are right at a time:
 * with these a guesser needs a lifetime.
 */
export const WRONG_TRIES_PER_MEMBER = [
  { most: 10, within: HOUR_MS },
  { most: 20, within: 24 * HOUR_MS },
] as const;

/** The last try of a challenge is one validity after it began: these hold all tries of the last day. */
const COUNTED_MS = 24 * HOUR_MS + ENROLMENT_VALID_MS;

export type StaffChallenge = Selectable<Schema['staff_challenges']>;

/** Says whether one more code may be mailed to a member. */
export const mayMailStaffCode = async (
  db: Db,
  memberId: string | null,
  now: number,
): Promise<boolean> => {
  const { count } = await db
    .selectFrom('staff_challenges')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('member_id', '=', memberId ?? '')
    .where('created_at', '>', now - CODES_COUNTED_MS)
    .where('mailed', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count) < CODES_PER_MEMBER;
};

interface ChallengeOptions {
  readonly memberId: string | null;
  readonly step: StaffChallengeStep;
  readonly rememberMe: boolean;
  /** Whether the member has signed in in this browser before. */
  readonly isKnownBrowser: boolean;
  /** The code that was mailed; `undefined` where none was. */
  readonly mailedCode?: string | undefined;
  /** The secret that is to be enrolled, sealed. */
  readonly sealedSecret?: string;
}

/** How long a sign-in waits, in ms. */
export const validMsOf = (step: StaffChallengeStep): number =>
  step === 'enrol' ? ENROLMENT_VALID_MS : STAFF_CHALLENGE_VALID_MS;

/** Stores a challenge; the row is the same where no code may work, but for the member it names. */
export const storeStaffChallenge = async (
  db: Db,
  token: string,
  now: number,
  { memberId, step, rememberMe, isKnownBrowser, mailedCode, sealedSecret }: ChallengeOptions,
): Promise<void> => {
  await db
    .insertInto('staff_challenges')
    .values({
      token_hash: hashOf(token),
      member_id: memberId,
      step,
      code_hash: mailedCode === undefined ? hashOfNothing() : codeHashOf(token, mailedCode),
      totp_secret: sealedSecret ?? null,
      known_browser: isKnownBrowser ? 1 : 0,
      remember_me: rememberMe ? 1 : 0,
      mailed: mailedCode === undefined ? 0 : 1,
      expires_at: now + validMsOf(step),
      used_at: null,
      created_at: now,
    })
    .execute();
};

const STEPS = {
  code: ['mail', 'authenticator'],
  enrolment: ['enrol'],
} as const satisfies Readonly<Record<string, readonly StaffChallengeStep[]>>;

/** The challenge a browser holds, without counting anything; `undefined` where none waits for that. */
export const findStaffChallenge = async (
  db: Db,
  token: string | undefined,
  waitsFor: keyof typeof STEPS,
  now: number,
): Promise<StaffChallenge | undefined> =>
  db
    .selectFrom('staff_challenges')
    .selectAll()
    .where('token_hash', '=', token === undefined ? '' : hashOf(token))
    .where('step', 'in', STEPS[waitsFor])
    .where('wrong_tries', '<', TRIES_PER_CHALLENGE)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Counts a try of the challenge a browser holds, wrong until it proves right; `undefined` where there is none to try. */
export const takeStaffTry = async (
  db: Db,
  token: string,
  waitsFor: keyof typeof STEPS,
  now: number,
): Promise<StaffChallenge | undefined> =>
  db
    .updateTable('staff_challenges')
    .set((set) => ({ wrong_tries: set('wrong_tries', '+', 1) }))
    .where('token_hash', '=', hashOf(token))
    .where('step', 'in', STEPS[waitsFor])
    .where('wrong_tries', '<', TRIES_PER_CHALLENGE)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/**
 * Says whether the tries for a member, this one included, are more than may be. What is tried in other browsers does not
 * count in those the member has signed in in: nobody else can have them refused there.
 */
export const isStaffOvertried = async (
  db: Db,
  { member_id, known_browser }: Pick<StaffChallenge, 'member_id' | 'known_browser'>,
  now: number,
): Promise<boolean> => {
  for (const { most, within } of WRONG_TRIES_PER_MEMBER) {
    const { tries } = await db
      .selectFrom('staff_challenges')
      .select(({ fn }) => fn.sum<number | string | null>('wrong_tries').as('tries'))
      .where('member_id', '=', member_id ?? '')
      .where('known_browser', '=', known_browser)
      .where('created_at', '>', now - within - ENROLMENT_VALID_MS)
      .executeTakeFirstOrThrow();
    if (Number(tries) > most) return true;
  }
  return false;
};

/** Uses a challenge up: its last try was the right one. */
export const useUpStaffChallenge = async (
  db: Db,
  { token_hash }: StaffChallenge,
  now: number,
): Promise<void> => {
  await db
    .updateTable('staff_challenges')
    .set((set) => ({ used_at: now, wrong_tries: set('wrong_tries', '-', 1) }))
    .where('token_hash', '=', token_hash)
    .execute();
};

/** Ends the sign-ins of a member that were begun, and forgets their wrong tries. */
export const dropStaffChallengesOf = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('staff_challenges').where('member_id', '=', memberId).execute();
};

/** Forgets the challenges that count for nothing any more; says how many. */
export const purgeStaffChallenges = async (db: Db, now: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenges')
    .where('created_at', '<=', now - COUNTED_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
