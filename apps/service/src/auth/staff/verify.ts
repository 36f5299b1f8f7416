import { checkStaffVerification, type StaffVerified } from '@example/api/staff';
import { recoveryCodeUsed } from '@example/content/mails/staff';
import { addMail } from '../../mail/outbox/index.ts';
import type { Db } from '../../storage/index.ts';
import { isCodeOf } from '../core/challenges.ts';
import { SIGN_IN_TAKES_MS, takingAtLeast } from '../core/constant-time.ts';
import { type Encryption, encryptionFor } from '../core/encryption.ts';
import { parseOrThrow, refuseField } from '../core/refuse.ts';
import { createToken } from '../core/tokens.ts';
import { createTotpSecret } from './authenticator.ts';
import {
  ENROLMENT_VALID_MS,
  staffChallenges,
  storeStaffChallenge,
  WAITS_FOR,
} from './challenges.ts';
import {
  type BegunSession,
  type CodeAttempt,
  openSession,
  recordCodeAttempt,
} from './code-attempt.ts';
import type { StaffVisitor } from './cookies.ts';
import type { StaffDeps } from './deps.ts';
import {
  countRecoveryCodes,
  isRecoveryCode,
  recoveryHash,
  takeRecoveryCode,
} from './recovery-codes.ts';
import { takeCode } from './take-code.ts';

/** Typed code, with the hash that is computed before the transaction. */
interface Typed {
  readonly code: string;
  /** Hash of a recovery code. */
  readonly hash: string | undefined;
}

type Means = 'mail' | 'authenticator' | 'recovery_code';

/** Returns the means by which a code proves the member, `undefined` if it is wrong. A right code is used up. */
const provenBy = async (
  db: Db,
  { member, challenge, token, now }: CodeAttempt,
  encryption: Encryption,
  { code, hash }: Typed,
): Promise<Means | undefined> => {
  if (challenge.step === 'mail')
    return member.totp_secret === null && isCodeOf(challenge, token, code) ? 'mail' : undefined;
  if (hash !== undefined)
    return (await takeRecoveryCode(db, member.id, hash, now)) ? 'recovery_code' : undefined;
  return (await takeCode(db, member, encryption, code, now)) ? 'authenticator' : undefined;
};

type Proven = { readonly step: 'enrol'; readonly token: string } | BegunSession;

/**
 * Begins an enrolment under a new token. An attacker who began this sign-in and slipped its token to the browser cannot
 * follow.
 */
const beginEnrolment = async (
  db: Db,
  { member, challenge, now }: CodeAttempt,
  encryption: Encryption,
): Promise<Proven> => {
  const token = createToken();
  await storeStaffChallenge(db, token, now, {
    memberId: member.id,
    step: 'enrol',
    rememberMe: challenge.remember_me === 1,
    isKnownBrowser: challenge.known_browser === 1,
    encryptedSecret: encryption.encrypt(createTotpSecret()),
  });
  return { step: 'enrol', token };
};

/**
 * Tries a code of the sign-in that this browser began. The member gets a new session, whatever the browser held before,
 * or must enrol an authenticator at the first sign-in.
 *
 * @throws ApiError of kind `invalid-input`, ApiError of kind `too-many-requests`
 */
export const verifyStaff = async (
  deps: StaffDeps,
  input: unknown,
  visitor: StaffVisitor,
): Promise<StaffVerified> => {
  const { code } = parseOrThrow(checkStaffVerification(input));
  const { settings, storage, outbox, clock, passwords, metrics } = deps;
  const { signInTakesMs = SIGN_IN_TAKES_MS } = deps;
  const now = clock();
  const proven = await takingAtLeast(signInTakesMs, async () => {
    const encryption = await encryptionFor(storage, 'totp');
    const waiting = await staffChallenges.find(storage.db, visitor.challenge, now, WAITS_FOR.code);
    const hash = isRecoveryCode(code)
      ? await recoveryHash(passwords, waiting?.member_id ?? null, code)
      : undefined;
    // Throwing in here would undo the count of a refused try.
    return storage.transact(async (db): Promise<Proven | undefined> => {
      const which = { memberId: waiting?.member_id ?? null, step: 'code', now } as const;
      const attempt = await recordCodeAttempt(db, visitor, which);
      if (!attempt) return undefined;
      const { challenge, member, note } = attempt;
      // No number of tries guesses a recovery code, so it lets its member in however many wrong tries there were.
      const isOvertried = attempt.isOvertried && hash === undefined;
      const means = isOvertried
        ? undefined
        : await provenBy(db, attempt, encryption, { code, hash });
      if (means === undefined) return attempt.noteRefusal(isOvertried);
      await staffChallenges.consume(db, challenge, now);
      if (means === 'mail') return beginEnrolment(db, attempt, encryption);
      await note('staff.signed_in', { by: means });
      if (means === 'recovery_code') {
        const mail = recoveryCodeUsed({ left: await countRecoveryCodes(db, member.id) });
        await addMail(db, settings, now, mail, { to: member.email });
      }
      return attempt.beginSession(means);
    });
  });
  if (!proven) {
    metrics?.staffHandled('code_refused');
    throw refuseField('code', 'staff_code_invalid');
  }
  if (proven.step === 'enrol') {
    visitor.setChallenge(proven.token, ENROLMENT_VALID_MS);
    metrics?.staffHandled('code_accepted');
    return { step: 'enrol' };
  }
  const signedIn = await openSession(deps, visitor, proven);
  metrics?.staffHandled('signed_in');
  outbox.wake();
  return { step: 'signed_in', ...signedIn };
};
