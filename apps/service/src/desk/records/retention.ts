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
  applications: { period: 'applications', table: 'applications', parts: all },
  ...forFormTables((table) => ({ period: 'enquiries' as const, table, parts: all })),
  mails: {
    period: 'mails',
    table: 'outbox',
    // The same conditions as in the purge. They use indexes, because the mails are long. Waiting mails have no
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
  enquiries: 'KEEP_ENQUIRIES_DAYS',
  mails: 'KEEP_MAILS_DAYS',
  audit: 'KEEP_AUDIT_DAYS',
};

const readPart = async (db: Db, table: keyof Schema, { since, where = '1 = 1' }: Part) => {
  const kept = sql.ref(since);
  const { rows } = await sql<{ readonly count: number | string; readonly oldest: number | null }>`
    select count(*) as count, min(${kept}) as oldest
    from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  const [row] = rows;
  return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null };
};

const readKept = async (db: Db, kind: Kind) => {
  const { table, parts } = kinds[kind];
  let rows = 0;
  let oldest: number | null = null;
  for (const part of parts) {
    const found = await readPart(db, table, part);
    rows += found.count;
    if (found.oldest !== null) oldest = Math.min(oldest ?? Infinity, found.oldest);
  }
  return { rows, oldest };
};

/**
 * Returns the retention periods in the service's settings, with the rows they apply to and the time of the next purge.
 */
export const readRetentionPeriods = async ({
  storage: { db },
  settings: { retention },
}: Pick<DeskDeps, 'storage' | 'settings'>): Promise<RetentionPeriods> => {
  const periods: RetentionPeriods = [];
  for (const kind of Object.keys(kinds) as readonly Kind[]) {
    const { period } = kinds[kind];
    const days = retention[period];
    const { rows, oldest } = await readKept(db, kind);
    const next_purge_at = oldest === null ? null : oldest + days * DAY_MS;
    periods.push({ kind, setting: settingOf[period], days, rows, oldest, next_purge_at });
  }
  return periods;
};
