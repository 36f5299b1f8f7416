import { sql } from 'kysely';
import { backOff } from '../../runtime/back-off.ts';
import type { MailAddress } from '../../runtime/settings/mail.ts';
import {
  type Db,
  DELETED_AT_ONCE,
  deleteInPortions,
  forUpdate,
  type OutboxEntry,
  type Storage,
} from '../../storage/index.ts';
import { isGivenUp, isHeld, isInState, isOpen, isQueued, isSent, isUrgent } from './state.ts';
import { CLOCK_TOLERANCE_MS, DAY_MS, HOUR_MS } from '../../runtime/clock/durations.ts';

/** Lifetime of a lease, in ms. Afterwards another worker may take the entry. */
export const LEASE_MS = 120_000;

const LONGEST_RETRY_MS = HOUR_MS;

/** Time without success after which a mail is given up: five days, as mail servers do (RFC 5321 §4.5.4.1). */
const GIVE_UP_MS = 5 * DAY_MS;

/** Attempts before a mail is given up, which take half a day. They guard against a clock that was set ahead. */
const GIVE_UP_ATTEMPTS = 20;

/** Returns the backoff before the next attempt, in ms. */
export const mailBackOff = backOff(15_000, LONGEST_RETRY_MS);

interface LeaseOptions {
  /** `urgent` for those alone. Default: all. */
  readonly which?: 'all' | 'urgent';
  /** Sender that they leave with. Without it each keeps the one that it was stored with. */
  readonly from?: MailAddress | undefined;
}

/** Leases up to `limit` due entries for this worker: the urgent ones first, then the oldest. */
export const leaseDue = async (
  { dialect, transact }: Storage,
  now: number,
  limit: number,
  { which = 'all', from }: LeaseOptions = {},
): Promise<readonly OutboxEntry[]> =>
  transact(async (db) => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where(isInState('waiting', now))
      .where('next_attempt_at', '<=', now)
      .$if(which === 'urgent', (some) => some.where(isUrgent))
      .orderBy('next_attempt_at')
      .limit(limit);
    const entries = await db
      .updateTable('outbox')
      .set((set) => ({ leased_until: now + LEASE_MS, attempts: set('attempts', '+', 1) }))
      .$if(from !== undefined, (update) =>
        update.set({ envelope_from: from?.address, from_name: from?.name }),
      )
      .where('id', 'in', dialect === 'postgres' ? due.forUpdate().skipLocked() : due)
      .returningAll()
      .execute();
    return entries.sort(
      (one, other) =>
        other.is_urgent - one.is_urgent || one.next_attempt_at - other.next_attempt_at,
    );
  });

/**
 * Makes mails due now that were added or leased while the clock was ahead. They are due later than any backoff, or
 * leased for longer than any lease, by more than the tolerance. Returns their number.
 */
export const repairDueTimes = async (db: Db, now: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ next_attempt_at: now, leased_until: null })
    .where(isQueued)
    .where((where) =>
      where.or([
        where('next_attempt_at', '>', now + LONGEST_RETRY_MS + CLOCK_TOLERANCE_MS),
        where('leased_until', '>', now + LEASE_MS + CLOCK_TOLERANCE_MS),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Replaces a code or a link's token. */
const BLANK = '******';

export const withoutSecret = <Mail extends Pick<OutboxEntry, 'body' | 'html' | 'secret'>>(
  mail: Mail,
): Mail => {
  const { secret, body, html } = mail;
  if (secret === null) return mail;
  return {
    ...mail,
    body: body.replaceAll(secret, BLANK),
    html: html?.replaceAll(secret, BLANK) ?? null,
    secret: null,
  };
};

interface Leaving {
  /** Ids of those that hold a code or a link, which is blanked. */
  readonly secrets?: readonly string[];
  /** True when they were only written to files. */
  readonly isWritten?: boolean | undefined;
}

export const markSent = async (
  { transact }: Storage,
  now: number,
  ids: readonly string[],
  { secrets = [], isWritten = false }: Leaving = {},
): Promise<void> => {
  await transact(async (db) => {
    // Locked in the order of ids, since an erasure at the same time locks several of them.
    await db
      .selectFrom('outbox')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .$call(forUpdate(db))
      .execute();
    await db
      .updateTable('outbox')
      .set({
        sent_at: now,
        is_written: isWritten ? 1 : 0,
        leased_until: null,
        last_error: null,
      })
      .where('id', 'in', ids)
      .execute();
    if (secrets.length === 0) return;
    await db
      .updateTable('outbox')
      .set({
        body: sql`replace(body, secret, ${BLANK})`,
        html: sql`replace(html, secret, ${BLANK})`,
        secret: null,
      })
      .where('id', 'in', secrets)
      .where('secret', 'is not', null)
      .execute();
  });
};

interface DeliveryFailure {
  readonly reason: string;
  /** True when another attempt would fail the same way: the mail or its address is refused. */
  readonly permanent: boolean;
  /** True when only the address is refused: other mails are delivered, and the operator need not look. */
  readonly addressRefused?: boolean;
}

/**
 * Schedules a mail again that could not be delivered, or gives it up: as `refused` for its address alone, as `parked`
 * for another reason. Returns the outcome. A mail that another worker has delivered or given up meanwhile stays so.
 *
 * @param onGivenUp - called in the transaction that gives the mail up
 */
export const markFailed = async (
  { transact }: Pick<Storage, 'transact'>,
  now: number,
  { id, attempts, created_at }: OutboxEntry,
  { reason, permanent, addressRefused = false }: DeliveryFailure,
  onGivenUp: (db: Db, isAddressRefused: boolean) => Promise<void> = async () => Promise.resolve(),
): Promise<'again' | 'parked' | 'refused'> => {
  const refused = permanent && addressRefused;
  const givenUp = permanent || (attempts >= GIVE_UP_ATTEMPTS && now - created_at >= GIVE_UP_MS);
  await transact(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({
        leased_until: null,
        next_attempt_at: now + mailBackOff(attempts),
        abandoned_at: givenUp ? now : null,
        address_refused: refused ? 1 : 0,
        last_error: reason.slice(0, 500),
      })
      .where('id', '=', id)
      .where(isOpen)
      .executeTakeFirst();
    if (givenUp && numUpdatedRows > 0n) await onGivenUp(db, refused);
  });
  if (!givenUp) return 'again';
  return refused ? 'refused' : 'parked';
};

/** Lengthens the leases of mails that are still being sent. */
export const extendLeases = async (db: Db, now: number, ids: readonly string[]): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ leased_until: now + LEASE_MS })
    .where('id', 'in', ids)
    .where('leased_until', 'is not', null)
    .execute();
};

/** Releases the leases of a process that was killed. Only for a database that no other service uses. */
export const releaseLeases = async (db: Db): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ leased_until: null })
    .where(isOpen)
    .where('leased_until', 'is not', null)
    .execute();
};

/** Returns the time at which the next entry is due, in ms since 1970. */
export const nextDueAt = async (db: Db): Promise<number | undefined> => {
  const next = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where(isQueued)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return next?.next_attempt_at;
};

/**
 * Mails that are kept for the retention period from a time: those that were sent, given up, or held and never released.
 * The conditions have indexes, because the mails are long.
 */
export const finishedMails = [
  { since: 'sent_at', where: isSent },
  { since: 'abandoned_at', where: isGivenUp },
  { since: 'created_at', where: isHeld },
] as const;

/** Deletes up to {@link DELETED_AT_ONCE} of some {@link finishedMails}. Returns their number. */
const deletePortion = async (
  db: Db,
  { since, where }: (typeof finishedMails)[number],
  until: number,
): Promise<number> => {
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where(where)
    .where(since, '<=', until)
    .limit(DELETED_AT_ONCE)
    .execute();
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  // Notes the outcome where it is kept longer. Nobody was sent a mail that was held.
  if (where === isHeld) await db.deleteFrom('correspondence').where('id', 'in', ids).execute();
  else
    await db
      .updateTable('correspondence')
      .from('outbox')
      .set((set) => ({
        sent_at: set.ref('outbox.sent_at'),
        address_refused: set.ref('outbox.address_refused'),
        is_written: set.ref('outbox.is_written'),
        last_error: set.ref('outbox.last_error'),
      }))
      .whereRef('correspondence.id', '=', 'outbox.id')
      .where('outbox.id', 'in', ids)
      .where(where)
      .execute();
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where(where)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Deletes the {@link finishedMails} whose time is `until` or before (ms since 1970). Returns their number. */
export const deleteFinished = async (
  db: Db,
  until: number,
  stopping?: AbortSignal,
): Promise<number> => {
  let deleted = 0;
  for (const mails of finishedMails)
    deleted += await deleteInPortions(async () => deletePortion(db, mails, until), stopping);
  return deleted;
};
