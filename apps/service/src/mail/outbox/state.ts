import type { MailState } from '@example/api/desk';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { OutboxEntry, Schema } from '../../storage/index.ts';

type StateColumns = Pick<
  OutboxEntry,
  'sent_at' | 'is_written' | 'abandoned_at' | 'address_refused' | 'held_for' | 'leased_until'
>;

export const stateOf = (mail: StateColumns, now: number): MailState => {
  if (mail.sent_at !== null) return mail.is_written === 1 ? 'written' : 'sent';
  if (mail.abandoned_at !== null) return mail.address_refused === 1 ? 'refused' : 'parked';
  if (mail.held_for !== null) return 'held';
  return mail.leased_until !== null && mail.leased_until > now ? 'sending' : 'waiting';
};

const where = expressionBuilder<Schema, 'outbox'>();
export const isSent = where('outbox.sent_at', 'is not', null);
const isUnsent = where('outbox.sent_at', 'is', null);
// Literals, as in the conditions of the partial indexes.
const refused = where('outbox.address_refused', '=', sql.lit(1));
const written = where('outbox.is_written', '=', sql.lit(1));
export const isUrgent = where('outbox.is_urgent', '=', sql.lit(1));

/** Selects the mails that were neither sent nor given up. */
export const isOpen = where.and([isUnsent, where('outbox.abandoned_at', 'is', null)]);

/** Selects the mails that are to be sent, or being sent. */
export const isQueued = where.and([isOpen, where('outbox.held_for', 'is', null)]);

export const isGivenUp = where.and([isUnsent, where('outbox.abandoned_at', 'is not', null)]);
export const isRefused = where.and([isGivenUp, refused]);
export const isHeld = where.and([isOpen, where('outbox.held_for', 'is not', null)]);

// By their indexes, so that the other mails with their texts are not read.
const unsentIds = where
  .selectFrom('outbox as unsent')
  .select('unsent.id')
  .where('unsent.sent_at', 'is', null);
const writtenIds = where.selectFrom('outbox').select('outbox.id').where(written);

const conditions: Readonly<Record<MailState, (now: number) => Expression<SqlBool>>> = {
  sent: () =>
    where.and([where('outbox.id', 'not in', unsentIds), where('outbox.id', 'not in', writtenIds)]),
  written: () => where('outbox.id', 'in', writtenIds),
  parked: () => where.and([isGivenUp, where.not(refused)]),
  refused: () => isRefused,
  held: () => isHeld,
  sending: (now) => where.and([isQueued, where('outbox.leased_until', '>', now)]),
  waiting: (now) =>
    where.and([
      isQueued,
      where.or([where('outbox.leased_until', 'is', null), where('outbox.leased_until', '<=', now)]),
    ]),
};

/** Selects the mails that {@link stateOf} gives this state. */
export const isInState = (state: MailState, now: number): Expression<SqlBool> =>
  conditions[state](now);
