import type { Db, Storage } from '../storage/index.ts';
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
import { endStaffSessionsOf } from './sessions.ts';

/*
 * What the operator does about members of the staff. Each writes to the log of who did what, and says
 * `undefined` where there is no such member.
 */

const note = async (
  db: Db,
  member: Pick<MemberRow, 'employee_code'>,
  action: string,
  now: number,
  details: Readonly<Record<string, unknown>> = {},
) => audit(db, { at: now, actor: 'operator', action, subject: subjectOf(member), details });

/** Adds a member; `undefined` where the code is another's. */
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
    // A sign-in at this moment must not leave a session behind.
    await holdMember(storage, db, known?.id ?? null);
    // Somebody else may have changed it meanwhile.
    const member = await findMember(db, known?.id ?? null);
    return member && work(db, member);
  });

/** Ends a member's sessions and the sign-ins they began, and forgets their wrong tries. */
const signOutEverywhere = async (db: Db, { id }: MemberRow) => {
  await endStaffSessionsOf(db, id);
  await dropStaffChallengesOf(db, id);
};

/** Has a member sign in no more; says whether they could until now. */
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

/** Lets a member sign in again, also one with too many wrong tries; says whether they were disabled. */
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

/** Takes a member's authenticator and recovery codes away; the next sign-in enrols anew. */
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

/** Changes what is given of a member; a role counts from the next call on. */
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

/** Deletes a member with all that is stored of them; the log of who did what keeps their code for as long as it is kept. */
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
