import type { MailState } from '@example/api/desk';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { OutboxEntry, Schema } from '../../storage/index.ts';

type StateColumns = Pick<
  OutboxEntry,
  'sent_at' | 'abandoned_at' | 'address_refused' | 'held_for' | 'leased_until'
>;

export const stateOf = (mail: StateColumns, now: number): MailState => {
  if (mail.sent_at !== null) return 'sent';
  if (mail.abandoned_at !== null) return mail.address_refused === 1 ? 'refused' : 'parked';
  if (mail.held_for !== null) return 'held';
  return mail.leased_until !== null && mail.leased_until > now ? 'sending' : 'waiting';
};

const where = expressionBuilder<Schema, 'outbox'>();
export const isSent = where('outbox.sent_at', 'is not', null);
const isUnsent = where('outbox.sent_at', 'is', null);
/** A literal, as in the condition of the partial index of refused mails. */
const refused = where('outbox.address_refused', '=', sql.lit(1));

/** Selects the mails that were neither sent nor given up. */
export const isOpen = where.and([isUnsent, where('outbox.abandoned_at', 'is', null)]);

/** Selects the mails that are to be sent, or being sent. */
export const isQueued = where.and([isOpen, where('outbox.held_for', 'is', null)]);

export const isGivenUp = where.and([isUnsent, where('outbox.abandoned_at', 'is not', null)]);
export const isRefused = where.and([isGivenUp, refused]);
export const isHeld = where.and([isOpen, where('outbox.held_for', 'is not', null)]);

const conditions: Readonly<Record<MailState, (now: number) => Expression<SqlBool>>> = {
  // Uses the index of the few unsent mails, so that the many sent mails with their texts are not read.
  sent: () =>
    where(
      'outbox.id',
      'not in',
      where.selectFrom('outbox as unsent').select('unsent.id').where('unsent.sent_at', 'is', null),
    ),
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
