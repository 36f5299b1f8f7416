import type { Db, Storage } from '../../storage/index.ts';
import { type AuditEntry, audit } from './audit.ts';
import { isStaffOvertried, type StaffChallenge, staffChallenges, WAITS_FOR } from './challenges.ts';
import { actorOf, subjectOf } from './deps.ts';
import { findMember, holdMember, type MemberRow } from './members.ts';

interface Tried {
  readonly token: string | undefined;
  /** Member of the challenge as far as it is known, who is locked first. */
  readonly memberId: string | null;
  readonly step: keyof typeof WAITS_FOR;
  readonly now: number;
}

export interface CodeAttempt {
  readonly challenge: StaffChallenge;
  readonly member: MemberRow;
  readonly isOvertried: boolean;
  /** Writes an entry of the member about themselves into the audit log. */
  readonly note: (
    action: string,
    details?: NonNullable<AuditEntry['details']>,
  ) => Promise<undefined>;
}

/** Counts a try of a browser's challenge. Returns `undefined` if there is none, or its member may not sign in. */
export const recordCodeAttempt = async (
  storage: Pick<Storage, 'dialect'>,
  db: Db,
  { token, memberId, step, now }: Tried,
): Promise<CodeAttempt | undefined> => {
  await holdMember(storage, db, memberId);
  const challenge = await staffChallenges.recordAttempt(db, token, now, WAITS_FOR[step]);
  if (!challenge) return undefined;
  const member = await findMember(db, challenge.member_id);
  const isOvertried = await isStaffOvertried(db, challenge, now);
  if (member?.disabled_at !== null) return undefined;
  const note: CodeAttempt['note'] = async (action, details = {}) => {
    const entry = { at: now, actor: actorOf(member), subject: subjectOf(member) };
    await audit(db, { ...entry, action, details });
    return undefined;
  };
  return { challenge, member, isOvertried, note };
};
