import { type Selectable, sql } from 'kysely';
import type { Db, Schema, StaffChallengeStep } from '../../storage/index.ts';
import { createChallengeStore } from '../core/challenges.ts';
import { HOUR_MS, MINUTE_MS } from '../../runtime/clock/durations.ts';

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
export const STAFF_CHALLENGE_COUNTED_MS = 24 * HOUR_MS + ENROLMENT_VALID_MS;

type StaffChallenge = Selectable<Schema['staff_challenges']>;

export const staffChallenges = createChallengeStore('staff_challenges', TRIES_PER_CHALLENGE);

export const mayMailStaffCode = async (
  db: Db,
  memberId: string | null,
  now: number,
): Promise<boolean> => {
  const whose = { member_id: memberId ?? '', mailed: 1 };
  const { count } = await staffChallenges.tally(db, whose, now - CODES_COUNTED_MS);
  return count < CODES_PER_MEMBER;
};

interface ChallengeOptions {
  readonly memberId: string | null;
  readonly step: StaffChallengeStep;
  readonly rememberMe: boolean;
  readonly isKnownBrowser: boolean;
  /** Code that was mailed; `undefined` if none was. */
  readonly mailedCode?: string | undefined;
  readonly encryptedSecret?: string;
}

export const validMsOf = (step: StaffChallengeStep): number =>
  step === 'enrol' ? ENROLMENT_VALID_MS : STAFF_CHALLENGE_VALID_MS;

/** Stores a challenge. If no code may work, its row differs only in the missing member. */
export const storeStaffChallenge = async (
  db: Db,
  token: string,
  now: number,
  { memberId, step, rememberMe, isKnownBrowser, mailedCode, encryptedSecret }: ChallengeOptions,
): Promise<void> =>
  staffChallenges.store(
    db,
    token,
    mailedCode,
    {
      created_at: now,
      expires_at: now + validMsOf(step),
      remember_me: rememberMe ? 1 : 0,
      mailed: mailedCode === undefined ? 0 : 1,
    },
    {
      member_id: memberId,
      step,
      totp_secret: encryptedSecret ?? null,
      known_browser: isKnownBrowser ? 1 : 0,
    },
  );

/** Conditions for challenges that wait for a code, or for an enrolment. */
export const WAITS_FOR = {
  code: sql<boolean>`step in ('mail', 'authenticator')`,
  enrolment: sql<boolean>`step = 'enrol'`,
} as const;

/**
 * Returns whether the tries for a member, this one included, exceed a limit. Tries in other browsers do not count in
 * those in which the member signed in before, so nobody else can lock the member out there.
 */
export const isStaffOvertried = async (
  db: Db,
  { member_id, known_browser }: Pick<StaffChallenge, 'member_id' | 'known_browser'>,
  now: number,
): Promise<boolean> => {
  const whose = { member_id: member_id ?? '', known_browser };
  for (const { most, within } of WRONG_TRIES_PER_MEMBER) {
    const since = now - within - ENROLMENT_VALID_MS;
    if ((await staffChallenges.tally(db, whose, since)).wrongTries > most) return true;
  }
  return false;
};

/** Deletes all challenges of a member, and with them the count of wrong tries. */
export const dropStaffChallengesOf = async (db: Db, memberId: string): Promise<void> => {
  await db.deleteFrom('staff_challenges').where('member_id', '=', memberId).execute();
};
