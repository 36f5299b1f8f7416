import type { Selectable, Updateable } from 'kysely';
import { type Db, lockKey, type Schema, timeOrderedId } from '../../storage/index.ts';

export type MemberRow = Selectable<Schema['staff_members']>;

/** Data of a member that the operator enters. */
export type MemberFields = Pick<
  MemberRow,
  'employee_code' | 'name' | 'mobile_number' | 'email' | 'role'
>;

export const findByCode = async (db: Db, employeeCode: string): Promise<MemberRow | undefined> =>
  db
    .selectFrom('staff_members')
    .selectAll()
    .where('employee_code', '=', employeeCode)
    .executeTakeFirst();

/** @param id - null finds nobody, by the same statement */
export const findMember = async (db: Db, id: string | null): Promise<MemberRow | undefined> =>
  db
    .selectFrom('staff_members')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst();

export const readMembers = async (db: Db): Promise<readonly MemberRow[]> =>
  db.selectFrom('staff_members').selectAll().orderBy('employee_code').execute();

export const setMember = async (
  db: Db,
  id: string,
  fields: Updateable<Schema['staff_members']>,
): Promise<void> => {
  await db.updateTable('staff_members').set(fields).where('id', '=', id).execute();
};

/** Adds a member; `undefined` if another one has the code. */
export const addMember = async (
  db: Db,
  fields: MemberFields,
  now: number,
): Promise<MemberRow | undefined> =>
  db
    .insertInto('staff_members')
    .values({
      id: timeOrderedId(now),
      ...fields,
      disabled_at: null,
      totp_secret: null,
      totp_step: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('employee_code').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Locks a member by `lockKey`: others can then neither count for it nor change it. */
export const holdMember = async (db: Db, id: string | null): Promise<void> =>
  lockKey(db, `staff:${id ?? ''}`);

/** Marks the code of a time step as used. Returns whether this was its first use. */
export const takeStep = async (db: Db, id: string, step: number): Promise<boolean> => {
  const used = await db
    .updateTable('staff_members')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where((where) => where.or([where('totp_step', 'is', null), where('totp_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

/** Stores a member's authenticator. Returns whether they had none before. */
export const setAuthenticator = async (
  db: Db,
  id: string,
  encryptedSecret: string,
  step: number,
): Promise<boolean> => {
  const set = await db
    .updateTable('staff_members')
    .set({ totp_secret: encryptedSecret, totp_step: step })
    .where('id', '=', id)
    .where('totp_secret', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return set !== undefined;
};
