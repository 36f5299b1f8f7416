import type { Db, Storage } from '../../storage/index.ts';
import { audit } from './audit.ts';
import { dropStaffChallengesOf } from './challenges.ts';
import { subjectOf } from './deps.ts';
import {
  addMember,
  findByCode,
  findMember,
  holdMember,
  type MemberFields,
  type MemberRow,
} from './members.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { staffSessions } from './sessions.ts';

/*
 * Actions of the operator on members of the staff. Each writes to the audit log, and returns `undefined` if there is no
 * such member.
 */

const note = async (
  db: Db,
  member: Pick<MemberRow, 'employee_code'>,
  action: string,
  now: number,
  details: Readonly<Record<string, unknown>> = {},
) => audit(db, { at: now, actor: 'operator', action, subject: subjectOf(member), details });

/** Adds a member; `undefined` if another one has the code. */
export const addStaff = async (
  { transact }: Pick<Storage, 'transact' | 'dialect'>,
  fields: MemberFields,
  now: number,
): Promise<MemberRow | undefined> =>
  transact(async (db) => {
    const member = await addMember(db, fields, now);
    if (member) await note(db, member, 'staff.added', now, { role: member.role });
    return member;
  });

const withMember = async <T>(
  storage: Pick<Storage, 'transact' | 'dialect'>,
  employeeCode: string,
  work: (db: Db, member: MemberRow) => Promise<T>,
): Promise<T | undefined> =>
  storage.transact(async (db) => {
    const known = await findByCode(db, employeeCode);
    // A concurrent sign-in must not leave a session behind.
    await holdMember(storage, db, known?.id ?? null);
    // It may have been changed before it was locked.
    const member = await findMember(db, known?.id ?? null);
    return member && work(db, member);
  });

/** Ends a member's sessions and begun sign-ins, and forgets their wrong tries. */
const signOutEverywhere = async (db: Db, { id }: MemberRow) => {
  await staffSessions.endAllOf(db, id);
  await dropStaffChallengesOf(db, id);
};

/** Keeps a member from signing in. Returns whether they could before. */
export const disableStaff = async (
  storage: Pick<Storage, 'transact' | 'dialect'>,
  employeeCode: string,
  now: number,
): Promise<boolean | undefined> =>
  withMember(storage, employeeCode, async (db, member) => {
    await signOutEverywhere(db, member);
    if (member.disabled_at !== null) return false;
    await db
      .updateTable('staff_members')
      .set({ disabled_at: now })
      .where('id', '=', member.id)
      .execute();
    await note(db, member, 'staff.disabled', now);
    return true;
  });

/** Lets a member sign in again, also after too many wrong tries. Returns whether they were disabled. */
export const enableStaff = async (
  storage: Pick<Storage, 'transact' | 'dialect'>,
  employeeCode: string,
  now: number,
): Promise<boolean | undefined> =>
  withMember(storage, employeeCode, async (db, member) => {
    await dropStaffChallengesOf(db, member.id);
    await db
      .updateTable('staff_members')
      .set({ disabled_at: null })
      .where('id', '=', member.id)
      .execute();
    await note(db, member, 'staff.enabled', now);
    return member.disabled_at !== null;
  });

/** Deletes a member's authenticator and recovery codes. The next sign-in enrols anew. */
export const resetStaff = async (
  storage: Pick<Storage, 'transact' | 'dialect'>,
  employeeCode: string,
  now: number,
): Promise<boolean | undefined> =>
  withMember(storage, employeeCode, async (db, member) => {
    await signOutEverywhere(db, member);
    await replaceRecoveryCodes(db, member.id, [], now);
    await db
      .updateTable('staff_members')
      .set({ totp_secret: null, totp_step: null })
      .where('id', '=', member.id)
      .execute();
    await note(db, member, 'staff.reset', now);
    return true;
  });

/** Changes the given fields of a member. A role takes effect at the next call. */
export const changeStaff = async (
  storage: Pick<Storage, 'transact' | 'dialect'>,
  employeeCode: string,
  fields: Partial<Omit<MemberFields, 'employee_code'>>,
  now: number,
): Promise<boolean | undefined> =>
  withMember(storage, employeeCode, async (db, member) => {
    await db.updateTable('staff_members').set(fields).where('id', '=', member.id).execute();
    const { role } = fields;
    await note(db, member, 'staff.changed', now, {
      fields: Object.keys(fields),
      ...(role !== undefined && { from: member.role, to: role }),
    });
    return true;
  });

/** Deletes a member with all data about them. The audit log keeps their code for its retention. */
export const removeStaff = async (
  storage: Pick<Storage, 'transact' | 'dialect'>,
  employeeCode: string,
  now: number,
): Promise<boolean | undefined> =>
  withMember(storage, employeeCode, async (db, member) => {
    await db.deleteFrom('staff_members').where('id', '=', member.id).execute();
    await note(db, member, 'staff.removed', now);
    return true;
  });
