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

/** Inserts applications that are alike but for their numbers and for these columns. */
export const insertApplications = async (
  storage: Storage,
  count: number,
  columns: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const padded = paddedWith(storage);
  const name = `'Name ' || ((n * 7919) % ${String(count)})`;
  const email = `'somebody-' || n || '@example.com'`;
  await insertMany(storage, 'applications', count, {
    ...{ id: padded('n', 32), reference: `'A-' || ${padded('n', 8)}` },
    ...{ job_id: '1 + n % 40', job_title: quoted('A position'), doc_type: '1' },
    ...{ applcnt_name: name, applcnt_email: email, applcnt_phone: quoted('919876543210') },
    ...{ name_key: `lower(${name})`, email_key: email, phone_key: quoted('') },
    applcnt_covr_letr: quoted('I have drawn maps for ten years. '.repeat(30)),
    ...{ resume_key: `${padded('n', 32)} || '.pdf'`, resume_name: quoted('cv.pdf') },
    ...{ resume_bytes: '1', resume_digest: quoted('') },
    created_at: `${String(Date.UTC(2026, 0, 1))} + n * 1000`,
    // Numbers beyond those that the database gives: SQLite would update each row to give it one.
    search_number: '1000000 + n',
    ...columns,
  });
};

/** Does at once what PostgreSQL's autovacuum does within minutes. */
export const analyze = async ({ dialect, db }: Storage): Promise<void> => {
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(db);
};
