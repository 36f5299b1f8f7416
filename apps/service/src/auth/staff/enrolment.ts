import {
  checkStaffEnrolmentCode,
  type StaffEnrolled,
  type StaffEnrolment,
} from '@example/api/staff';
import { authenticatorEnrolled } from '@example/content/mails/staff';
import { composeMail } from '../../mail/index.ts';
import { addToOutbox } from '../../outbox/index.ts';
import { SIGN_IN_TAKES_MS, takingAtLeast } from '../core/constant-time.ts';
import { audit } from './audit.ts';
import { stepOf, totpUri } from './authenticator.ts';
import {
  findStaffChallenge,
  isStaffOvertried,
  takeStaffTry,
  useUpStaffChallenge,
} from './challenges.ts';
import type { StaffVisitor } from './cookies.ts';
import {
  actorOf,
  refuseStaff,
  refuseStaffField,
  type StaffDeps,
  staffRequired,
  subjectOf,
} from './deps.ts';
import { rememberBrowser } from './known-browser.ts';
import { findMember, holdMember, type MemberRow, setAuthenticator } from './members.ts';
import { createRecoveryCodes, recoveryHash, replaceRecoveryCodes } from './recovery-codes.ts';
import { sealFor } from '../core/encryption.ts';
import { beginStaffSession, endStaffSession } from './sessions.ts';

interface Pending {
  readonly member: MemberRow;
  readonly secret: string;
}

const pendingEnrolment = async (
  { storage, clock }: Pick<StaffDeps, 'storage' | 'clock'>,
  { challenge: token }: Pick<StaffVisitor, 'challenge'>,
): Promise<Pending | undefined> => {
  const challenge = await findStaffChallenge(storage.db, token, 'enrolment', clock());
  if (!challenge?.totp_secret) return undefined;
  const member = await findMember(storage.db, challenge.member_id);
  const secret = (await sealFor(storage, 'totp')).unseal(challenge.totp_secret);
  const isOpen = member?.disabled_at === null && member.totp_secret === null;
  return isOpen && secret !== undefined ? { member, secret } : undefined;
};

/**
 * Returns the secret to enrol, the same at each call.
 *
 * @throws ApiError with status 401 when this browser has no enrolment
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
 * @throws ApiError with status 401 when this browser has no enrolment
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
 * @throws ApiError of kind `bad-input`, with status 401 without an enrolment; ProblemError of type `too-many-requests`
 */
export const enrolStaff = async (
  deps: StaffDeps,
  input: unknown,
  visitor: StaffVisitor,
): Promise<StaffEnrolled> => {
  const { settings, storage, outbox, clock, passwords, metrics } = deps;
  const pending = await pendingEnrolment(deps, visitor);
  if (!pending) throw staffRequired();
  const checked = checkStaffEnrolmentCode(input);
  if (!checked.ok) throw refuseStaff(checked.issues);
  const { code } = checked.value;
  const { challenge: token, session: before } = visitor;
  const { member, secret } = pending;
  const recoveryCodes = createRecoveryCodes();
  const now = clock();
  const step = stepOf(secret, code, now);
  // Only for a code that may be right, since hashing takes long.
  const hashes =
    step === undefined
      ? []
      : await Promise.all(
          recoveryCodes.map(async (recovery) => recoveryHash(passwords, member.id, recovery)),
        );
  const enrolled = await takingAtLeast(SIGN_IN_TAKES_MS, async () =>
    storage.transact(async (db) => {
      await holdMember(storage, db, member.id);
      const challenge =
        token === undefined ? undefined : await takeStaffTry(db, token, 'enrolment', now);
      if (!challenge?.totp_secret) return undefined;
      const current = await findMember(db, member.id);
      const isOvertried = await isStaffOvertried(db, challenge, now);
      if (current?.disabled_at !== null) return undefined;
      const entry = { at: now, actor: actorOf(current), subject: subjectOf(current) };
      const isRight = step !== undefined && !isOvertried;
      if (!isRight || !(await setAuthenticator(db, member.id, challenge.totp_secret, step))) {
        const details = { reason: isOvertried ? 'too_many_tries' : 'wrong' };
        await audit(db, { ...entry, action: 'staff.code_refused', details });
        return undefined;
      }
      await useUpStaffChallenge(db, challenge, now);
      await replaceRecoveryCodes(db, member.id, hashes, now);
      await audit(db, { ...entry, action: 'staff.authenticator_enrolled' });
      await audit(db, { ...entry, action: 'staff.signed_in', details: { by: 'enrolment' } });
      await addToOutbox(db, settings.mailFrom, now, [
        { to: current.email, ...composeMail(authenticatorEnrolled()) },
      ]);
      if (before !== undefined) await endStaffSession(db, before);
      const rememberMe = challenge.remember_me === 1;
      const session = await beginStaffSession(db, member.id, now, rememberMe);
      return { member: current, session, rememberMe };
    }),
  );
  if (!enrolled) {
    metrics?.staffHandled('code_refused');
    throw refuseStaffField('code', 'code_invalid');
  }
  visitor.setSession(enrolled.session, enrolled.rememberMe);
  visitor.clearChallenge();
  await rememberBrowser(deps, visitor, member.id);
  metrics?.staffHandled('enrolled');
  outbox.wake();
  const { employee_code, name, role } = enrolled.member;
  return { employee_code, name, role, recovery_codes: [...recoveryCodes] };
};
