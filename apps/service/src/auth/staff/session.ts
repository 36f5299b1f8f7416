import { permissionsOf, type StaffSession } from '@example/api/staff';
import type { Db } from '../../storage/index.ts';
import { audit } from './audit.ts';
import { readMember } from './authorize.ts';
import type { CodeAttempt } from './code-attempt.ts';
import type { StaffVisitor } from './cookies.ts';
import type { StaffDeps } from './deps.ts';
import { rememberBrowser } from './known-browser.ts';
import type { MemberRow } from './members.ts';
import { memberOf, staffSessions } from './sessions.ts';

/** Returns the signed-in member with their permissions; `undefined` if nobody is signed in. */
export const readStaffSession = async (
  deps: Pick<StaffDeps, 'storage' | 'clock'>,
  visitor: StaffVisitor,
): Promise<StaffSession | undefined> => {
  const member = await readMember(deps, visitor);
  if (!member) return undefined;
  const { employeeCode, name, role } = member;
  return { employee_code: employeeCode, name, role, permissions: [...permissionsOf(role)] };
};

/** Session that a right code began. */
export interface BegunSession {
  readonly member: MemberRow;
  readonly session: string;
  readonly rememberMe: boolean;
}

/** Begins a session in place of the one that the browser had. */
export const beginSession = async (
  db: Db,
  { member, challenge }: Pick<CodeAttempt, 'member' | 'challenge'>,
  before: string | undefined,
  now: number,
): Promise<BegunSession> => {
  const rememberMe = challenge.remember_me === 1;
  const session = await staffSessions.replace(db, before, now, { ownerId: member.id, rememberMe });
  return { member, session, rememberMe };
};

/** Sets the cookie of a session that has begun. The member is known in this browser from now on. */
export const openSession = async (
  deps: Pick<StaffDeps, 'storage' | 'clock'>,
  visitor: StaffVisitor,
  { member: { id, employee_code, name, role }, session, rememberMe }: BegunSession,
): Promise<Pick<MemberRow, 'employee_code' | 'name' | 'role'>> => {
  visitor.setSession(session, rememberMe);
  visitor.clearChallenge();
  await rememberBrowser(deps, visitor, id);
  return { employee_code, name, role };
};

/** Ends the session on the server, and deletes its cookie. */
export const signOutStaff = async (
  { storage, clock }: Pick<StaffDeps, 'storage' | 'clock'>,
  visitor: StaffVisitor,
): Promise<void> => {
  const { session } = visitor;
  const now = clock();
  if (session !== undefined)
    await storage.transact(async (db) => {
      const member = await memberOf(db, session, now);
      await staffSessions.end(db, session);
      if (!member) return;
      const subject = `staff ${member.employeeCode}`;
      await audit(db, { at: now, actor: member, action: 'staff.signed_out', subject });
    });
  visitor.clearSession();
  visitor.clearChallenge();
};
