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
  setMember,
} from './members.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/*
 * Actions of the operator on members of the staff. Each writes to the audit log, and returns `undefined` if there is no
 * such member.
 */

type OperatorStorage = Pick<Storage, 'transact' | 'dialect'>;

const note = async (
  db: Db,
  member: Pick<MemberRow, 'employee_code'>,
  action: string,
  now: number,
  details: Readonly<Record<string, unknown>> = {},
) => audit(db, { at: now, actor: 'operator', action, subject: subjectOf(member), details });

/** Adds a member; `undefined` if another one has the code. */
export const addStaff = async (
  { transact }: OperatorStorage,
  fields: MemberFields,
  now: number,
): Promise<MemberRow | undefined> =>
  transact(async (db) => {
    const member = await addMember(db, fields, now);
    if (member) await note(db, member, 'staff.added', now, { role: member.role });
    return member;
  });

/**
 * Creates an action on a member. It gets the member once they are locked, since a concurrent sign-in must not leave a
 * session behind.
 */
const onMember =
  <Args extends readonly unknown[]>(
    act: (db: Db, member: MemberRow, ...args: Args) => Promise<boolean>,
  ) =>
  async (
    storage: OperatorStorage,
    employeeCode: string,
    ...args: Args
  ): Promise<boolean | undefined> =>
    storage.transact(async (db) => {
      const known = await findByCode(db, employeeCode);
      await holdMember(storage, db, known?.id ?? null);
      // It may have been changed before it was locked.
      const member = await findMember(db, known?.id ?? null);
      return member && act(db, member, ...args);
    });

/** Ends a member's sessions and begun sign-ins, and forgets their wrong tries. */
const signOutEverywhere = async (db: Db, { id }: MemberRow) => {
  await db.deleteFrom('staff_sessions').where('member_id', '=', id).execute();
  await dropStaffChallengesOf(db, id);
};

/** Keeps a member from signing in. Returns whether they could before. */
export const disableStaff = onMember(async (db, member, now: number) => {
  await signOutEverywhere(db, member);
  if (member.disabled_at !== null) return false;
  await setMember(db, member.id, { disabled_at: now });
  await note(db, member, 'staff.disabled', now);
  return true;
});

/** Lets a member sign in again, also after too many wrong tries. Returns whether they were disabled. */
export const enableStaff = onMember(async (db, member, now: number) => {
  await dropStaffChallengesOf(db, member.id);
  await setMember(db, member.id, { disabled_at: null });
  await note(db, member, 'staff.enabled', now);
  return member.disabled_at !== null;
});

/** Deletes a member's authenticator and recovery codes. The next sign-in enrols anew. */
export const resetStaff = onMember(async (db, member, now: number) => {
  await signOutEverywhere(db, member);
  await replaceRecoveryCodes(db, member.id, [], now);
  await setMember(db, member.id, { totp_secret: null, totp_step: null });
  await note(db, member, 'staff.reset', now);
  return true;
});

/** Changes the given fields of a member. A role takes effect at the next call. */
export const changeStaff = onMember(
  async (db, member, fields: Partial<Omit<MemberFields, 'employee_code'>>, now: number) => {
    await setMember(db, member.id, fields);
    const { role } = fields;
    await note(db, member, 'staff.changed', now, {
      fields: Object.keys(fields),
      ...(role !== undefined && { from: member.role, to: role }),
    });
    return true;
  },
);

/** Deletes a member with all data about them. The audit log keeps their code for its retention. */
export const removeStaff = onMember(async (db, member, now: number) => {
  await db.deleteFrom('staff_members').where('id', '=', member.id).execute();
  await note(db, member, 'staff.removed', now);
  return true;
});
