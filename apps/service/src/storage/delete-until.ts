import { sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Deletes the rows of a table whose time in `column` is `until` or before; returns their number. */
export const deleteUntil = async <Table extends keyof Schema>(
  db: Db,
  table: Table,
  column: keyof Schema[Table] & string,
  until: number,
): Promise<number> => {
  const deleted =
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= ${until}`.execute(db);
  return Number(deleted.numAffectedRows ?? 0n);
};
