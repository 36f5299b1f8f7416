import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { isPostgres } from './locks.ts';
import type { Db, Schema } from './schema.ts';

/**
 * Rows deleted at once. SQLite serves nobody meanwhile, and PostgreSQL ends a statement that takes too long: it would
 * delete nothing, each time again.
 */
export const DELETED_AT_ONCE = 2_000;

/**
 * Deletes rows in portions, until one is not full. Returns their number.
 *
 * @param portion - deletes at most {@link DELETED_AT_ONCE} rows and returns their number
 * @throws the reason of `stopping`, before the next portion
 */
export const deleteInPortions = async (
  portion: () => Promise<number>,
  stopping?: AbortSignal,
): Promise<number> => {
  for (let total = 0; ;) {
    stopping?.throwIfAborted();
    const deleted = await portion();
    total += deleted;
    if (deleted < DELETED_AT_ONCE) return total;
    // Serves requests that came meanwhile.
    await setImmediate();
  }
};

/** Deletes the rows of a table whose time in `column` is `until` or before; returns their number. */
export const deleteUntil = async <Table extends keyof Schema>(
  db: Db,
  table: Table,
  column: keyof Schema[Table] & string,
  until: number,
  stopping?: AbortSignal,
): Promise<number> => {
  // Where a row is on the disk, since the tables have different keys.
  const place = sql.raw(isPostgres(db) ? 'ctid' : 'rowid');
  const due = sql`select ${place} from ${sql.table(table)}
    where ${sql.ref(column)} <= ${until} limit ${sql.lit(DELETED_AT_ONCE)}`;
  // PostgreSQL would read the whole table for `in`.
  const among = isPostgres(db) ? sql`= any (array(${due}))` : sql`in (${due})`;
  return deleteInPortions(async () => {
    const deleted = await sql`delete from ${sql.table(table)} where ${place} ${among}
      and ${sql.ref(column)} <= ${until}`.execute(db);
    return Number(deleted.numAffectedRows ?? 0n);
  }, stopping);
};
