import { type DeskColleague, NO_OWNER, type Note } from '@example/api/desk';
import { searchTextOf } from '@example/api/fields';
import { may, type Permission, staffRoles } from '@example/api/staff';
import { type Selectable, sql, type SqlBool } from 'kysely';
import type { Db, Schema } from '../../storage/index.ts';
import { refuse } from '../calls/deps.ts';

/**
 * Returns what a member of the staff is called, by employee code.
 *
 * @param at - time of what they did: that of a predecessor with the same code is not theirs
 */
export type NameOf = (code: string, at?: number) => string;

/**
 * Reads the names of members by their employee codes, in one query. Members who share a name are told apart by their
 * codes; a code that no member has (any more) stands for itself.
 */
export const readMemberNames = async (db: Db, codes: Iterable<string | null>): Promise<NameOf> => {
  const wanted = [...new Set(codes)].filter((code) => code !== null);
  if (wanted.length === 0) return (code) => code;
  const members = await db
    .selectFrom('staff_members')
    .select(['employee_code', 'name', 'created_at'])
    .where('name', 'in', (same) =>
      same.selectFrom('staff_members').select('name').where('employee_code', 'in', wanted),
    )
    .execute();
  const bearers = Map.groupBy(members, ({ name }) => name);
  const known = new Map(
    members.map(({ employee_code, name, created_at }) => [
      employee_code,
      {
        name: bearers.get(name)?.length === 1 ? name : `${name} (${employee_code})`,
        since: created_at,
      },
    ]),
  );
  return (code, at = Infinity) => {
    const member = known.get(code);
    return member && at >= member.since ? member.name : code;
  };
};

interface Owned {
  readonly owner_code: string | null;
}

export const readOwnerNames = async (db: Db, rows: readonly Owned[]): Promise<NameOf> =>
  readMemberNames(
    db,
    rows.map(({ owner_code }) => owner_code),
  );

type NoteRow = Omit<Selectable<Schema['inbox_notes']>, 'inbox_id'>;

/** Returns a note as the desk shows it. */
export const asNote = ({ id, created_at, author_code, text }: NoteRow, nameOf: NameOf): Note => ({
  id,
  at: created_at,
  author: author_code,
  author_name: nameOf(author_code, created_at),
  text,
});

/** Returns the owner of a row as the desk shows them. */
export const ownerOf = ({ owner_code }: Owned, nameOf: NameOf) => ({
  owner: owner_code,
  owner_name: owner_code === null ? null : nameOf(owner_code),
});

/** Returns the employee codes of members by a part of their names. */
export const readCodes = async (db: Db, part: string): Promise<readonly string[]> => {
  const members = await db.selectFrom('staff_members').select(['employee_code', 'name']).execute();
  const wanted = searchTextOf(part);
  // Not by the database: SQLite knows the case of ASCII letters alone.
  return members
    .filter(({ name }) => searchTextOf(name).includes(wanted))
    .map(({ employee_code }) => employee_code);
};

const rolesWith = (permission: Permission) => staffRoles.filter((role) => may(role, permission));

/** Queries the members who can own what a permission lets them change: those who have it and can sign in. */
const possibleOwners = (db: Db, permission: Permission) =>
  db
    .selectFrom('staff_members')
    .select('employee_code')
    .where('role', 'in', rolesWith(permission))
    .where('disabled_at', 'is', null)
    .orderBy('employee_code');

/** Returns the members who can own rows of a table, and those who can no longer but still do. */
export const readColleagues = async (
  db: Db,
  permission: Permission,
  table: 'applications' | 'inbox' | 'jobs',
): Promise<readonly DeskColleague[]> => {
  const possible = await possibleOwners(db, permission).execute();
  const { rows: owning } = await sql<{ readonly owner_code: string }>`
    select distinct owner_code from ${sql.table(table)} where owner_code is not null`.execute(db);
  const present = possible.map(({ employee_code }) => employee_code);
  const gone = owning
    .map(({ owner_code }) => owner_code)
    .filter((code) => !present.includes(code))
    .toSorted();
  const nameOf = await readMemberNames(db, [...present, ...gone]);
  return [
    ...present.map((code) => ({ employee_code: code, name: nameOf(code) })),
    ...gone.map((code) => ({ employee_code: code, name: nameOf(code), gone: true as const })),
  ];
};

/** @throws ApiError of kind `invalid-input` for an owner who cannot own what the permission lets them change */
export const checkOwner = async (
  db: Db,
  permission: Permission,
  code: string | null,
): Promise<void> => {
  if (code === null) return;
  const found = await possibleOwners(db, permission)
    .where('employee_code', '=', code)
    .executeTakeFirst();
  if (!found) throw refuse([{ field: 'owner', code: 'owner_invalid' }]);
};

/** Returns the condition that a row has an owner, or none. */
export const isOwnedBy = (owner: string) => {
  const column = sql.ref('owner_code');
  return owner === NO_OWNER ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} = ${owner}`;
};
