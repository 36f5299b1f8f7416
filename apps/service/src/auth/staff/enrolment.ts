import {
  checkAuthenticatorCode,
  type StaffEnrolled,
  type StaffEnrolment,
} from '@example/api/staff';
import { authenticatorEnrolled } from '@example/content/mails/staff';
import { addMail } from '../../mail/outbox/index.ts';
import { SIGN_IN_TAKES_MS, takingAtLeast } from '../core/constant-time.ts';
import { encryptionFor } from '../core/encryption.ts';
import { parseOrThrow, refuseField } from '../core/refuse.ts';
import { stepOf, totpUri } from './authenticator.ts';
import { staffChallenges, WAITS_FOR } from './challenges.ts';
import { openSession, recordCodeAttempt } from './code-attempt.ts';
import type { StaffVisitor } from './cookies.ts';
import { type StaffDeps, staffRequired } from './deps.ts';
import { findMember, setAuthenticator } from './members.ts';
import { createRecoveryCodes, recoveryHashes, replaceRecoveryCodes } from './recovery-codes.ts';

const pendingEnrolment = async (
  { storage, clock }: Pick<StaffDeps, 'storage' | 'clock'>,
  { challenge: token }: Pick<StaffVisitor, 'challenge'>,
) => {
  const challenge = await staffChallenges.find(storage.db, token, clock(), WAITS_FOR.enrolment);
  if (!challenge?.totp_secret) return undefined;
  const member = await findMember(storage.db, challenge.member_id);
  const secret = (await encryptionFor(storage, 'totp')).decrypt(challenge.totp_secret);
  const isOpen = member?.disabled_at === null && member.totp_secret === null;
  return isOpen && secret !== undefined ? { member, secret } : undefined;
};

/**
 * Returns the secret to enrol, the same at each call.
 *
 * @throws ApiError of kind `sign-in-required` when this browser has no enrolment
 */
export const readEnrolment = async (
  deps: Pick<StaffDeps, 'storage' | 'clock'>,
  visitor: Pick<StaffVisitor, 'challenge'>,
): Promise<StaffEnrolment> => {
  const pending = await pendingEnrolment(deps, visitor);
  if (!pending) throw staffRequired();
  const { member, secret } = pending;
  return { secret, uri: totpUri(secret, member.employee_code) };
};

/** Quiet zone that cameras need around the code (ISO/IEC 18004), in modules. */
const QUIET_ZONE = 4;

/**
 * Draws the URI of {@link readEnrolment} as a QR code (SVG), dark on white.
 *
 * @throws ApiError of kind `sign-in-required` when this browser has no enrolment
 */
export const drawEnrolment = async (
  deps: Pick<StaffDeps, 'storage' | 'clock'>,
  visitor: Pick<StaffVisitor, 'challenge'>,
): Promise<string> => {
  const { uri } = await readEnrolment(deps, visitor);
  const { renderSVG } = await import('uqr');
  return renderSVG(uri, { border: QUIET_ZONE, blackColor: '#000000', whiteColor: '#ffffff' });
};

/**
 * Enrols the authenticator that shows this code, and signs its member in.
 *
 * @throws ApiError of kind `invalid-input`, `too-many-requests`, or `sign-in-required` without an enrolment
 */
export const enrolStaff = async (
  deps: StaffDeps,
  input: unknown,
  visitor: StaffVisitor,
): Promise<StaffEnrolled> => {
  const { settings, storage, outbox, clock, passwords, metrics } = deps;
  const { signInTakesMs = SIGN_IN_TAKES_MS } = deps;
  const pending = await pendingEnrolment(deps, visitor);
  if (!pending) throw staffRequired();
  const { code } = parseOrThrow(checkAuthenticatorCode(input));
  const { member, secret } = pending;
  const recoveryCodes = createRecoveryCodes();
  const now = clock();
  const step = stepOf(secret, code, now);
  // Only for a code that may be right, since hashing takes long.
  const hashes =
    step === undefined ? [] : await recoveryHashes(passwords, member.id, recoveryCodes);
  const enrolled = await takingAtLeast(signInTakesMs, async () =>
    storage.transact(async (db) => {
      const which = { memberId: member.id, step: 'enrolment', now } as const;
      const attempt = await recordCodeAttempt(db, visitor, which);
      const encrypted = attempt?.challenge.totp_secret;
      if (!attempt || !encrypted) return undefined;
      const { challenge, isOvertried, note } = attempt;
      const isRight = step !== undefined && !isOvertried;
      if (!isRight || !(await setAuthenticator(db, member.id, encrypted, step)))
        return attempt.noteRefusal(isOvertried);
      await staffChallenges.consume(db, challenge, now);
      await replaceRecoveryCodes(db, member.id, hashes, now);
      await note('staff.authenticator_enrolled');
      await note('staff.signed_in', { by: 'enrolment' });
      await addMail(db, settings, now, authenticatorEnrolled(), { to: attempt.member.email });
      return attempt.beginSession('authenticator');
    }),
  );
  if (!enrolled) {
    metrics?.staffHandled('code_refused');
    throw refuseField('code', 'staff_code_invalid');
  }
  const signedIn = await openSession(deps, visitor, enrolled);
  metrics?.staffHandled('enrolled');
  outbox.wake();
  return { ...signedIn, recovery_codes: [...recoveryCodes] };
};
