import type { RetentionPeriods } from '@example/api/desk';
import { formTables } from '@example/api/forms';
import { type Expression, type SqlBool, sql } from 'kysely';
import { finishedMails } from '../../mail/outbox/index.ts';
import type { Retention } from '../../runtime/settings/index.ts';
import type { Schema } from '../../storage/index.ts';

/** Rows of a table that are kept for a retention period from the time in the column `since`. */
export interface Retained {
  readonly kind: RetentionPeriods[number]['kind'];
  readonly period: keyof Retention;
  readonly table: keyof Schema;
  readonly since: string;
  /** Column of the time until which a row is kept, where that is not the period from `since`. */
  readonly ends?: string;
  readonly where?: Expression<SqlBool>;
  /** Further condition of rows that cannot be older than what the last retention run left. */
  readonly isLeft?: Expression<SqlBool>;
}

export const retained: readonly Retained[] = [
  {
    kind: 'applications',
    period: 'applications',
    table: 'applications',
    since: 'created_at',
    where: sql`pool_ends_at is null`,
    isLeft: sql`pool_told_at is null`,
  },
  {
    kind: 'talent_pool',
    period: 'talentPool',
    table: 'applications',
    since: 'created_at',
    ends: 'pool_ends_at',
    where: sql`pool_ends_at is not null`,
  },
  ...formTables.map((table): Retained => ({
    kind: table,
    period: 'enquiries',
    table,
    since: 'created_at',
  })),
  ...finishedMails.map((mails): Retained => ({
    kind: 'mails',
    period: 'mails',
    table: 'outbox',
    ...mails,
  })),
  { kind: 'audit', period: 'audit', table: 'audit_log', since: 'at' },
];
