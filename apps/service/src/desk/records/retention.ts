import type { RetentionPeriods } from '@example/api/desk';
import { forFormTables } from '@example/api/forms';
import { sql } from 'kysely';
import type { Retention } from '../../runtime/settings/index.ts';
import type { Db, Schema } from '../../storage/index.ts';
import type { DeskDeps } from '../deps.ts';

const DAY_MS = 24 * 3_600_000;

type Kind = RetentionPeriods[number]['kind'];

/** Part of a table. Its rows are kept for the retention period from the time in the column `since`. */
interface Part {
  readonly since: string;
  /** Column of the time until which a row is kept, where that is not the period from `since`. */
  readonly ends?: string;
  readonly where?: string;
}

const all: readonly Part[] = [{ since: 'created_at' }];

/** Retention period, table and parts of each kind. */
const kinds: Readonly<
  Record<
    Kind,
    {
      readonly period: keyof Retention;
      readonly table: keyof Schema;
      readonly parts: readonly Part[];
    }
  >
> = {
  applications: {
    period: 'applications',
    table: 'applications',
    parts: [{ since: 'created_at', where: 'pool_ends_at is null' }],
  },
  talent_pool: {
    period: 'talentPool',
    table: 'applications',
    parts: [{ since: 'created_at', ends: 'pool_ends_at', where: 'pool_ends_at is not null' }],
  },
  ...forFormTables((table) => ({ period: 'enquiries' as const, table, parts: all })),
  mails: {
    period: 'mails',
    table: 'outbox',
    // The same conditions as in the retention run. They use indexes, because the mails are long. Waiting mails have no
    // retention.
    parts: [
      { since: 'sent_at', where: 'sent_at is not null' },
      { since: 'abandoned_at', where: 'sent_at is null and abandoned_at is not null' },
      {
        since: 'created_at',
        where: 'sent_at is null and abandoned_at is null and held_for is not null',
      },
    ],
  },
  audit: { period: 'audit', table: 'audit_log', parts: [{ since: 'at' }] },
};

const settingOf: Readonly<Record<keyof Retention, string>> = {
  applications: 'KEEP_APPLICATIONS_DAYS',
  talentPool: 'KEEP_TALENT_POOL_DAYS',
  enquiries: 'KEEP_ENQUIRIES_DAYS',
  mails: 'KEEP_MAILS_DAYS',
  audit: 'KEEP_AUDIT_DAYS',
};

interface Counted {
  readonly count: number | string;
  readonly oldest: number | null;
  readonly next: number | null;
}

const readPart = async (
  db: Db,
  table: keyof Schema,
  { since, ends, where = '1 = 1' }: Part,
  days: number,
) => {
  const next = ends === undefined ? sql`null` : sql`min(${sql.ref(ends)})`;
  const { rows } = await sql<Counted>`
    select count(*) as count, min(${sql.ref(since)}) as oldest, ${next} as next
    from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  const [row] = rows;
  const oldest = row?.oldest ?? null;
  return {
    count: Number(row?.count ?? 0),
    oldest,
    next: row?.next ?? (oldest === null ? null : oldest + days * DAY_MS),
  };
};

const earlier = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const readKept = async (db: Db, kind: Kind, days: number) => {
  const { table, parts } = kinds[kind];
  let rows = 0;
  let oldest: number | null = null;
  let next_purge_at: number | null = null;
  for (const part of parts) {
    const found = await readPart(db, table, part, days);
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
  for (const kind of Object.keys(kinds) as readonly Kind[]) {
    const { period } = kinds[kind];
    const days = retention[period];
    periods.push({ kind, setting: settingOf[period], days, ...(await readKept(db, kind, days)) });
  }
  return periods;
};
