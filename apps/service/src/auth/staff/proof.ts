import { ApiError } from '@example/api/problem';
import { checkAuthenticatorCode, PROOF_VALID_MS, type StaffProof } from '@example/api/staff';
import { sessionEnded } from '@example/content/mails/staff';
import { sql } from 'kysely';
import { addMail } from '../../mail/outbox/index.ts';
import { type Db, hashOf } from '../../storage/index.ts';
import { encryptionFor } from '../core/encryption.ts';
import { parseOrThrow, refuseField } from '../core/refuse.ts';
import { createToken } from '../core/tokens.ts';
import { audit } from './audit.ts';
import { requireMember } from './authorize.ts';
import { isStaffOvertried, staffChallenges, storeStaffChallenge } from './challenges.ts';
import type { StaffVisitor } from './cookies.ts';
import { type StaffDeps, staffRequired } from './deps.ts';
import { isKnownBrowser } from './known-browser.ts';
import { findMember, holdMember } from './members.ts';
import { type SignedInMember, staffSessions } from './sessions.ts';
import { takeCode } from './take-code.ts';

/** Wrong codes after which a session ends, so that a thief of its cookie cannot go on guessing. */
export const WRONG_PROOFS_PER_SESSION = 5;

/** Returns the time for which a proof still counts, in ms; 0 if it does not. The clocks of two services may differ. */
const leftOf = ({ provenAt }: Pick<SignedInMember, 'provenAt'>, now: number): number =>
  provenAt === null ? 0 : Math.max(0, PROOF_VALID_MS - Math.abs(now - provenAt));

/** @throws ApiError of kind `proof-required` when the member's last proof is too old */
export const requireProof = (member: Pick<SignedInMember, 'provenAt'>, now: number): void => {
  if (leftOf(member, now) > 0) return;
  throw new ApiError('proof-required', 'This needs a code of your authenticator again.');
};

/** @throws ApiError of kind `sign-in-required` when nobody is signed in */
export const readProof = async (
  deps: Pick<StaffDeps, 'storage' | 'clock'>,
  visitor: Pick<StaffVisitor, 'session'>,
): Promise<StaffProof> => ({ left_ms: leftOf(await requireMember(deps, visitor), deps.clock()) });

/** Counts a try, as a wrong one, and returns whether the tries for the member are too many, and how to take it back. */
const countTry = async (db: Db, memberId: string, isKnown: boolean, now: number) => {
  const token = createToken();
  const ofStep = sql<boolean>`step = 'prove'`;
  await storeStaffChallenge(db, token, now, {
    memberId,
    step: 'prove',
    rememberMe: false,
    isKnownBrowser: isKnown,
  });
  const counted = await staffChallenges.recordAttempt(db, token, now, ofStep);
  if (!counted) throw new Error('the try is not there');
  return {
    isOvertried: await isStaffOvertried(db, counted, now),
    takeBack: async () => staffChallenges.consume(db, counted, now),
  };
};

const findSession = async (db: Db, token: string, memberId: string) =>
  db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** Counts a refused code for its session. Returns whether the session ended. */
const refuseInSession = async (db: Db, token: string): Promise<boolean> => {
  const { wrong_proofs } = await db
    .updateTable('staff_sessions')
    .set((set) => ({ wrong_proofs: set('wrong_proofs', '+', 1) }))
    .where('token_hash', '=', hashOf(token))
    .returning('wrong_proofs')
    .executeTakeFirstOrThrow();
  if (wrong_proofs < WRONG_PROOFS_PER_SESSION) return false;
  await staffSessions.end(db, token);
  return true;
};

/**
 * Proves the member who is signed in by the authenticator again. The session gets a new token and keeps its end, so that
 * nobody who copied the old one shares the proof. After too many wrong codes it ends, and the member is told by mail.
 * Recovery codes prove nobody here: they are for who lost the
 * authenticator.
 *
 * @throws ApiError of kind `invalid-input`, or `sign-in-required` when nobody is signed in (any more)
 */
export const proveStaff = async (
  deps: Pick<StaffDeps, 'storage' | 'clock' | 'metrics' | 'settings' | 'outbox'>,
  input: unknown,
  visitor: StaffVisitor,
): Promise<StaffProof> => {
  const { storage, clock, metrics, settings, outbox } = deps;
  const { id, employeeCode } = await requireMember(deps, visitor);
  const { code } = parseOrThrow(checkAuthenticatorCode(input));
  const { session: token = '' } = visitor;
  const isKnown = await isKnownBrowser(deps, visitor, id);
  const encryption = await encryptionFor(storage, 'totp');
  const now = clock();
  // Throwing in here would undo the count of a refused try.
  const outcome = await storage.transact(async (db) => {
    await holdMember(db, id);
    const session = await findSession(db, token, id);
    const member = await findMember(db, id);
    if (!session || member?.disabled_at !== null) return 'gone';
    const entry = { at: now, actor: { id, employeeCode }, subject: `staff ${employeeCode}` };
    const { isOvertried, takeBack } = await countTry(db, id, isKnown, now);
    const isRight = !isOvertried && (await takeCode(db, member, encryption, code, now));
    if (!isRight) {
      const ended = await refuseInSession(db, token);
      const reason = isOvertried ? 'too_many_tries' : 'wrong';
      const details = { reason, ...(ended && { session: 'ended' }) };
      await audit(db, { ...entry, action: 'staff.proof_refused', details });
      if (ended) {
        const mail = sessionEnded({ wrongCodes: WRONG_PROOFS_PER_SESSION });
        await addMail(db, settings, now, mail, { to: member.email });
      }
      return ended ? 'ended' : 'refused';
    }
    await takeBack();
    await audit(db, { ...entry, action: 'staff.proven' });
    const { remember_me, created_at } = session;
    const columns = { member_id: id, remember_me, created_at, proven_at: now };
    return { renewed: await staffSessions.replace(db, token, now, columns), remember_me };
  });
  if (typeof outcome === 'string') metrics?.staffHandled('proof_refused');
  if (outcome === 'ended') {
    outbox.wake();
    visitor.clearSession();
  }
  // Another proof at the same moment may have renewed the token, and the browser has the new one by now.
  if (outcome === 'ended' || outcome === 'gone') throw staffRequired();
  if (outcome === 'refused') throw refuseField('code', 'staff_code_invalid');
  metrics?.staffHandled('proven');
  visitor.setSession(outcome.renewed, outcome.remember_me === 1);
  return { left_ms: PROOF_VALID_MS };
};
