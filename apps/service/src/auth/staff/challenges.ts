import type { Selectable } from 'kysely';
import { codeHashOf, hashOf, hashOfNothing } from '../core/tokens.ts';
import type { Db, Schema, StaffChallengeStep } from '../../storage/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lifetime of a challenge that waits for a code, in ms. */
export const STAFF_CHALLENGE_VALID_MS = 10 * MINUTE_MS;
/** Lifetime of an enrolment, in ms: the authenticator may have to be installed first. */
export const ENROLMENT_VALID_MS = 20 * MINUTE_MS;

export const TRIES_PER_CHALLENGE = 5;

/** Codes mailed to a member within {@link CODES_COUNTED_MS}. */
export const CODES_PER_MEMBER = 5;
const CODES_COUNTED_MS = 15 * MINUTE_MS;

/**
 * Limits of wrong tries for a member over all challenges, with their time windows in ms. Browsers in which the member
 * signed in before, and all others, have a limit each. Of a million codes three are valid at a time, so that guessing
 * takes a lifetime.
 */
export const WRONG_TRIES_PER_MEMBER = [
  { most: 10, within: HOUR_MS },
  { most: 20, within: 24 * HOUR_MS },
] as const;

/**
 * Age from which challenges are deleted, in ms. The last try of a challenge is one lifetime after it began, so this
 * keeps all tries of the last day.
 */
const COUNTED_MS = 24 * HOUR_MS + ENROLMENT_VALID_MS;

export type StaffChallenge = Selectable<Schema['staff_challenges']>;

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
  readonly isKnownBrowser: boolean;
  /** Code that was mailed; `undefined` if none was. */
  readonly mailedCode?: string | undefined;
  readonly sealedSecret?: string;
}

export const validMsOf = (step: StaffChallengeStep): number =>
  step === 'enrol' ? ENROLMENT_VALID_MS : STAFF_CHALLENGE_VALID_MS;

/** Stores a challenge. If no code may work, its row differs only in the missing member. */
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

/** Finds the challenge of a browser without counting a try; `undefined` if none waits for that step. */
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

/**
 * Counts a wrong try of the browser's challenge, which {@link useUpStaffChallenge} takes back if it was right. Returns
 * `undefined` if there is no challenge to try.
 */
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
 * Returns whether the tries for a member, this one included, exceed a limit. Tries in other browsers do not count in
 * those in which the member signed in before, so nobody else can lock the member out there.
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

/** Marks a challenge as used. Its last try was right, and no longer counts as wrong. */
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

/** Deletes all challenges of a member, and with them the count of wrong tries. */
export const dropStaffChallengesOf = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('staff_challenges').where('member_id', '=', memberId).execute();
};

export const purgeStaffChallenges = async (db: Db, now: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenges')
    .where('created_at', '<=', now - COUNTED_MS)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
