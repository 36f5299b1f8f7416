import { checkStaffVerification, type StaffVerified } from '@example/api/staff';
import { recoveryCodeUsed } from '@example/content/mails/staff';
import { timingSafeEqual } from 'node:crypto';
import { codeHashOf, createToken } from '../core/tokens.ts';
import { composeMail } from '../../mail/index.ts';
import { addToOutbox } from '../../outbox/index.ts';
import type { Db } from '../../storage/index.ts';
import { SIGN_IN_TAKES_MS, takingAtLeast } from '../core/constant-time.ts';
import { audit } from './audit.ts';
import { createTotpSecret, stepOf } from './authenticator.ts';
import {
  ENROLMENT_VALID_MS,
  findStaffChallenge,
  isStaffOvertried,
  type StaffChallenge,
  storeStaffChallenge,
  takeStaffTry,
  useUpStaffChallenge,
} from './challenges.ts';
import type { StaffVisitor } from './cookies.ts';
import { actorOf, refuseStaff, refuseStaffField, type StaffDeps, subjectOf } from './deps.ts';
import { rememberBrowser } from './known-browser.ts';
import { findMember, holdMember, type MemberRow, takeStep } from './members.ts';
import {
  countRecoveryCodes,
  isRecoveryCode,
  recoveryHash,
  takeRecoveryCode,
} from './recovery-codes.ts';
import { type Seal, sealFor } from '../core/encryption.ts';
import { beginStaffSession, endStaffSession } from './sessions.ts';

/** Typed code, with the hash that is computed before the transaction. */
interface Typed {
  readonly code: string;
  /** Hash of a recovery code. */
  readonly hash: string | undefined;
}

type Means = 'mail' | 'authenticator' | 'recovery_code';

const isMailed = ({ code_hash }: StaffChallenge, token: string, code: string) =>
  timingSafeEqual(Buffer.from(codeHashOf(token, code)), Buffer.from(code_hash));

/** Returns the means by which a code proves the member, `undefined` if it is wrong. A right code is used up. */
const provenBy = async (
  db: Db,
  { member, challenge, token, seal, now }: ProofContext,
  { code, hash }: Typed,
): Promise<Means | undefined> => {
  if (challenge.step === 'mail')
    return member.totp_secret === null && isMailed(challenge, token, code) ? 'mail' : undefined;
  if (hash !== undefined)
    return (await takeRecoveryCode(db, member.id, hash, now)) ? 'recovery_code' : undefined;
  const secret = member.totp_secret === null ? undefined : seal.unseal(member.totp_secret);
  const step = secret === undefined ? undefined : stepOf(secret, code, now);
  if (step === undefined) return undefined;
  return (await takeStep(db, member.id, step)) ? 'authenticator' : undefined;
};

interface ProofContext {
  readonly member: MemberRow;
  readonly challenge: StaffChallenge;
  readonly token: string;
  readonly seal: Seal;
  readonly now: number;
}

type Proven =
  | { readonly step: 'enrol'; readonly token: string }
  | {
      readonly step: 'signed_in';
      readonly member: MemberRow;
      readonly session: string;
      readonly rememberMe: boolean;
    };

/**
 * Begins an enrolment under a new token. An attacker who began this sign-in and slipped its token to the browser cannot
 * follow.
 */
const beginEnrolment = async (
  db: Db,
  { member, challenge, seal, now }: ProofContext,
): Promise<Proven> => {
  const token = createToken();
  await storeStaffChallenge(db, token, now, {
    memberId: member.id,
    step: 'enrol',
    rememberMe: challenge.remember_me === 1,
    isKnownBrowser: challenge.known_browser === 1,
    sealedSecret: seal.seal(createTotpSecret()),
  });
  return { step: 'enrol', token };
};

/**
 * Tries a code of the sign-in that this browser began. The member gets a new session, whatever the browser held before,
 * or must enrol an authenticator at the first sign-in.
 *
 * @throws ApiError of kind `bad-input`, ProblemError of type `too-many-requests`
 */
export const verifyStaff = async (
  deps: StaffDeps,
  input: unknown,
  visitor: StaffVisitor,
): Promise<StaffVerified> => {
  const checked = checkStaffVerification(input);
  if (!checked.ok) throw refuseStaff(checked.issues);
  const { code } = checked.value;
  const { settings, storage, outbox, clock, passwords, metrics } = deps;
  const { challenge: token, session: before } = visitor;
  const now = clock();
  const proven = await takingAtLeast(SIGN_IN_TAKES_MS, async () => {
    const seal = await sealFor(storage, 'totp');
    const waiting = await findStaffChallenge(storage.db, token, 'code', now);
    const hash = isRecoveryCode(code)
      ? await recoveryHash(passwords, waiting?.member_id ?? null, code)
      : undefined;
    // Throwing in here would undo the count of a refused try.
    return storage.transact(async (db): Promise<Proven | undefined> => {
      await holdMember(storage, db, waiting?.member_id ?? null);
      const challenge =
        token === undefined ? undefined : await takeStaffTry(db, token, 'code', now);
      if (token === undefined || !challenge) return undefined;
      const member = await findMember(db, challenge.member_id);
      // No number of tries guesses a recovery code, so it lets its member in however many wrong tries there were.
      const isOvertried = (await isStaffOvertried(db, challenge, now)) && hash === undefined;
      if (member?.disabled_at !== null) return undefined;
      const context: ProofContext = { member, challenge, token, seal, now };
      const means = isOvertried ? undefined : await provenBy(db, context, { code, hash });
      const entry = { at: now, actor: actorOf(member), subject: subjectOf(member) };
      if (means === undefined) {
        const details = { reason: isOvertried ? 'too_many_tries' : 'wrong' };
        await audit(db, { ...entry, action: 'staff.code_refused', details });
        return undefined;
      }
      await useUpStaffChallenge(db, challenge, now);
      if (means === 'mail') return beginEnrolment(db, context);
      const details = { by: means };
      await audit(db, { ...entry, action: 'staff.signed_in', details });
      if (means === 'recovery_code') {
        const mail = recoveryCodeUsed({ left: await countRecoveryCodes(db, member.id) });
        await addToOutbox(db, settings.mailFrom, now, [{ to: member.email, ...composeMail(mail) }]);
      }
      if (before !== undefined) await endStaffSession(db, before);
      const rememberMe = challenge.remember_me === 1;
      const session = await beginStaffSession(db, member.id, now, rememberMe);
      return { step: 'signed_in', member, session, rememberMe };
    });
  });
  if (!proven) {
    metrics?.staffHandled('code_refused');
    throw refuseStaffField('code', 'code_invalid');
  }
  if (proven.step === 'enrol') {
    visitor.setChallenge(proven.token, ENROLMENT_VALID_MS);
    metrics?.staffHandled('code_accepted');
    return { step: 'enrol' };
  }
  const { member, session, rememberMe } = proven;
  visitor.setSession(session, rememberMe);
  visitor.clearChallenge();
  await rememberBrowser(deps, visitor, member.id);
  metrics?.staffHandled('signed_in');
  outbox.wake();
  const { employee_code, name, role } = member;
  return { step: 'signed_in', employee_code, name, role };
};
