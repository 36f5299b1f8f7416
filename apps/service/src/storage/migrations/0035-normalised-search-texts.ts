import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Row = Readonly<Record<string, string | number>> & { readonly search_text: string };

const ROWS_AT_A_TIME = 500;

/**
 * Normalises the search texts of a table. Those of ASCII alone, which are most, are left in the database.
 *
 * @param columns - a unique key in the order of an index, which on SQLite is read instead of the rows
 */
const normaliseIn = async (db: Kysely<unknown>, table: string, columns: readonly string[]) => {
  const key = sql.join(columns.map((column) => sql.ref(column)));
  const keyOf = (row: Row) => sql.join(columns.map((column) => row[column]));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`select ${key}, search_text from ${sql.table(table)}
      where octet_length(search_text) > length(search_text)${after}
      order by ${key} limit ${sql.lit(ROWS_AT_A_TIME)}`.execute(db);
    for (const row of rows) {
      const search_text = row.search_text.normalize('NFKC').toLowerCase();
      if (search_text !== row.search_text)
        await sql`update ${sql.table(table)} set search_text = ${search_text}
          where (${key}) = (${keyOf(row)})`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = sql` and (${key}) > (${keyOf(last)})`;
  }
};

export const normalisedSearchTexts: Migration = {
  /** Has vacancies, enquiries and mails found however the characters of their texts are encoded. */
  async up(db: Kysely<unknown>) {
    await normaliseIn(db, 'jobs', ['job_id']);
    await normaliseIn(db, 'inbox', ['id']);
    await normaliseIn(db, 'outbox', ['created_at', 'id']);
  },
};
