import { permissionsOf, type StaffSession } from '@example/api/staff';
import { audit } from './audit.ts';
import { readMember } from './authorize.ts';
import type { StaffVisitor } from './cookies.ts';
import type { StaffDeps } from './deps.ts';
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
