import type { Note } from '@example/api/desk';
import { sql, type SqlBool } from 'kysely';
import { type Db, escapeLike } from '../storage/index.ts';

/** Returns what a member of the staff is called, by employee code. */
export type NameOf = (code: string) => string;

/**
 * Reads the names of members by their employee codes, in one query. Members who share a name are told apart by their
 * codes; a code that no member has (any more) stands for itself.
 */
export const readNames = async (db: Db, codes: Iterable<string | null>): Promise<NameOf> => {
  const wanted = [...new Set(codes)].filter((code) => code !== null);
  if (wanted.length === 0) return (code) => code;
  const members = await db
    .selectFrom('staff_members')
    .select(['employee_code', 'name'])
    .where('name', 'in', (same) =>
      same.selectFrom('staff_members').select('name').where('employee_code', 'in', wanted),
    )
    .execute();
  const bearers = Map.groupBy(members, ({ name }) => name);
  const names = new Map(
    members.map(({ employee_code, name }) => [
      employee_code,
      bearers.get(name)?.length === 1 ? name : `${name} (${employee_code})`,
    ]),
  );
  return (code) => names.get(code) ?? code;
};

interface NoteRow {
  readonly id: string;
  readonly created_at: number;
  readonly author_code: string;
  readonly text: string;
}

/** Returns a note as the desk shows it. */
export const asNote = ({ id, created_at, author_code, text }: NoteRow, nameOf: NameOf): Note => ({
  id,
  at: created_at,
  author: author_code,
  author_name: nameOf(author_code),
  text,
});

/** Returns the employee codes of members by a part of their names. */
export const readCodes = async (db: Db, part: string): Promise<readonly string[]> => {
  const members = await db
    .selectFrom('staff_members')
    .select('employee_code')
    .where(sql<SqlBool>`lower(name) like ${`%${escapeLike(part.toLowerCase())}%`} escape '\\'`)
    .execute();
  return members.map(({ employee_code }) => employee_code);
};
