import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db, Schema } from '../../storage/index.ts';

/** Rows written by one statement: stays below the parameter limits of SQLite and PostgreSQL. */
const ROWS_PER_STATEMENT = 200;

/**
 * Writes rows of equal columns, over those with the same key.
 *
 * @param more - other columns of a row that is written over
 */
export const writeRows = async <Table extends 'job_categories' | 'job_locations' | 'jobs'>(
  db: Db,
  table: Table,
  key: keyof Schema[Table] & string,
  rows: readonly Insertable<Schema[Table]>[],
  more: Readonly<Record<string, RawBuilder<number> | null>>,
) => {
  const given = Object.keys(rows[0] ?? {}).filter((column) => column !== key);
  const written = given.map((column) => [column, sql.ref(`excluded.${column}`)] as const);
  const changes = { ...Object.fromEntries(written), ...more };
  for (let begin = 0; begin < rows.length; begin += ROWS_PER_STATEMENT)
    await db
      .insertInto(table)
      .values(rows.slice(begin, begin + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.column(key as never).doUpdateSet(changes as never))
      .execute();
};
