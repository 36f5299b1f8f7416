import type { RetentionPeriods } from '@example/api/desk';
import { sql } from 'kysely';
import { retentionSettings } from '../../runtime/settings/index.ts';
import { type Retained, retained } from '../../features/retention/index.ts';
import type { Db } from '../../storage/index.ts';
import type { DeskDeps } from '../calls/deps.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

interface Counted {
  readonly count: number;
  readonly oldest: number | null;
  readonly next: number | null;
}

const readPart = async (
  db: Db,
  { table, since, ends, where = sql`true` }: Retained,
  days: number,
) => {
  const next = ends === undefined ? sql`null` : sql`min(${sql.ref(ends)})`;
  const { rows } = await sql<Counted>`
    select count(*) as count, min(${sql.ref(since)}) as oldest, ${next} as next
    from ${sql.table(table)} where ${where}`.execute(db);
  const [row] = rows;
  const oldest = row?.oldest ?? null;
  return {
    count: row?.count ?? 0,
    oldest,
    next: row?.next ?? (oldest === null ? null : oldest + days * DAY_MS),
  };
};

const earlier = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const readKept = async (db: Db, parts: readonly Retained[], days: number) => {
  let rows = 0;
  let oldest: number | null = null;
  let next_purge_at: number | null = null;
  for (const part of parts) {
    const found = await readPart(db, part, days);
    rows += found.count;
    oldest = earlier(oldest, found.oldest);
    next_purge_at = earlier(next_purge_at, found.next);
  }
  return { rows, oldest, next_purge_at };
};

/**
 * Returns the retention periods in the service's settings, with the rows they apply to and the next run.
 */
export const readRetentionPeriods = async ({
  storage: { db },
  settings: { retention },
}: Pick<DeskDeps, 'storage' | 'settings'>): Promise<RetentionPeriods> => {
  const periods: RetentionPeriods = [];
  for (const [kind, parts] of Map.groupBy(retained, (part) => part.kind)) {
    const [{ period }] = parts as [Retained];
    const days = retention[period];
    periods.push({
      kind,
      setting: retentionSettings[period],
      days,
      ...(await readKept(db, parts, days)),
    });
  }
  return periods;
};
