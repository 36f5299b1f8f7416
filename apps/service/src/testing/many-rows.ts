import { sql } from 'kysely';
import type { Schema, Storage } from '../storage/index.ts';

/** Rows per statement: even a slow machine inserts them within the time limit of a statement. */
const BATCH = 10_000;

/** Returns a function that writes SQL for a decimal number with leading zeros. */
export const paddedWith = ({ dialect }: Pick<Storage, 'dialect'>) => {
  const padded = {
    sqlite: (expression: string, width: number) => `printf('%0${String(width)}d', ${expression})`,
    postgres: (expression: string, width: number) =>
      `lpad((${expression})::text, ${String(width)}, '0')`,
  };
  return padded[dialect];
};

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Inserts rows that the database generates.
 *
 * @param columns - SQL of each column's value, where `n` counts the rows from 0
 */
export const insertMany = async (
  { db }: Storage,
  table: keyof Schema,
  count: number,
  columns: Readonly<Record<string, string>>,
): Promise<void> => {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const values = sql.raw(Object.values(columns).join(', '));
  for (let begin = 0; begin < count; begin += BATCH) {
    const last = Math.min(begin + BATCH, count) - 1;
    await sql`insert into ${sql.table(table)} (${names})
      with recursive numbers(n) as
        (select ${sql.lit(begin)} union all select n + 1 from numbers where n < ${sql.lit(last)})
      select ${values} from numbers`.execute(db);
  }
};
