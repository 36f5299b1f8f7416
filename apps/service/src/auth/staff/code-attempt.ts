import type { Db } from '../../storage/index.ts';
import { audit } from './audit.ts';
import { isStaffOvertried, staffChallenges, WAITS_FOR } from './challenges.ts';
import type { StaffVisitor } from './cookies.ts';
import { actorOf, type StaffDeps, subjectOf } from './deps.ts';
import { rememberBrowser } from './known-browser.ts';
import { findMember, holdMember, setMember } from './members.ts';
import { staffSessions } from './sessions.ts';

/**
 * Counts a try of the challenge that waits for `step`. Returns `undefined` if there is none, or its member may not sign
 * in.
 *
 * @param memberId - member of the challenge, who is locked first
 */
export const recordCodeAttempt = async (
  db: Db,
  { challenge: token, session: before }: StaffVisitor,
  { memberId, step, now }: { memberId: string | null; step: keyof typeof WAITS_FOR; now: number },
) => {
  await holdMember(db, memberId);
  if (token === undefined) return undefined;
  const challenge = await staffChallenges.recordAttempt(db, token, now, WAITS_FOR[step]);
  if (!challenge) return undefined;
  const member = await findMember(db, challenge.member_id);
  const isOvertried = await isStaffOvertried(db, challenge, now);
  if (member?.disabled_at !== null) return undefined;
  const note = async (action: string, details = {}): Promise<undefined> => {
    const entry = { at: now, actor: actorOf(member), subject: subjectOf(member) };
    await audit(db, { ...entry, action, details });
    return undefined;
  };
  return {
    ...{ token, challenge, member, isOvertried, now, note },
    noteRefusal: async (isLocked: boolean) =>
      note('staff.code_refused', { reason: isLocked ? 'too_many_tries' : 'wrong' }),
    /** @param means - a recovery code is no proof by the authenticator */
    beginSession: async (means: 'authenticator' | 'recovery_code') => {
      const { remember_me } = challenge;
      const proven_at = means === 'authenticator' ? now : null;
      const columns = { member_id: member.id, remember_me, proven_at };
      await setMember(db, member.id, { seen_at: now });
      const session = await staffSessions.replace(db, before, now, columns);
      return { step: 'signed_in', member, session, rememberMe: remember_me === 1 } as const;
    },
  };
};

export type CodeAttempt = NonNullable<Awaited<ReturnType<typeof recordCodeAttempt>>>;
export type BegunSession = Awaited<ReturnType<CodeAttempt['beginSession']>>;

/** Sets the cookie of a session that has begun. The member is known in this browser from now on. */
export const openSession = async (
  deps: Pick<StaffDeps, 'storage' | 'clock'>,
  visitor: StaffVisitor,
  { member: { id, employee_code, name, role }, session, rememberMe }: BegunSession,
) => {
  visitor.setSession(session, rememberMe);
  visitor.clearChallenge();
  await rememberBrowser(deps, visitor, id);
  return { employee_code, name, role };
};
