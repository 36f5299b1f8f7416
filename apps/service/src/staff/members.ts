import type { StaffRole } from '@example/api/staff';
import { type Selectable, sql } from 'kysely';
import { type Db, type Schema, type Storage, timeOrderedId } from '../storage/index.ts';

export type MemberRow = Selectable<Schema['staff_members']>;

/** What the operator says about a member. */
export interface MemberFields {
  readonly employee_code: string;
  readonly name: string;
  readonly mobile_number: string;
  readonly email: string;
  readonly role: StaffRole;
}

export const findByCode = async (db: Db, employeeCode: string): Promise<MemberRow | undefined> =>
  db
    .selectFrom('staff_members')
    .selectAll()
    .where('employee_code', '=', employeeCode)
    .executeTakeFirst();

/** @param id - null finds nobody, with the same statement */
export const findMember = async (db: Db, id: string | null): Promise<MemberRow | undefined> =>
  db
    .selectFrom('staff_members')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst();

/** All members, by their codes. */
export const readMembers = async (db: Db): Promise<readonly MemberRow[]> =>
  db.selectFrom('staff_members').selectAll().orderBy('employee_code').execute();

/** Adds a member; `undefined` where the code is another's. */
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

/**
 * Lets nobody else count for this member, or change it, until the transaction of `db` ends. To be called before
 * anything of the member is written, so that two do not wait for one another. On SQLite there is one transaction
 * at a time.
 */
export const holdMember = async (
  { dialect }: Pick<Storage, 'dialect'>,
  db: Db,
  id: string | null,
): Promise<void> => {
  if (dialect !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff:${id ?? ''}`}, 0))`.execute(db);
};

/** Notes that the code of a time step was used; says whether it was for the first time. */
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

/** Gives a member an authenticator; says whether they had none before. */
export const setAuthenticator = async (
  db: Db,
  id: string,
  sealedSecret: string,
  step: number,
): Promise<boolean> => {
  const set = await db
    .updateTable('staff_members')
    .set({ totp_secret: sealedSecret, totp_step: step })
    .where('id', '=', id)
    .where('totp_secret', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return set !== undefined;
};
