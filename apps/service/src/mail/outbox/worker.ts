import type { Logger } from 'pino';
import { atMost } from '../../runtime/clock/at-most.ts';
import type { Clock } from '../../runtime/clock/clock.ts';
import type { Delivery, Mailer } from '../index.ts';
import { createLoop, pauseUntil } from '../../runtime/loop.ts';
import type { MailAddress } from '../../runtime/settings/mail.ts';
import type { Metrics } from '../../runtime/metrics/index.ts';
import { isUnavailable, type OutboxEntry, type Storage } from '../../storage/index.ts';
import { refusalOf } from './refusal.ts';
import { type NoticeSettings, tellAuthor } from './notice.ts';
import {
  extendLeases,
  leaseDue,
  LEASE_MS,
  markFailed,
  markSent,
  nextDueAt,
  releaseLeases,
} from './store.ts';

/** Longest sleep of the worker, in ms. Mails of other instances and expired leases wait for it. */
const LONGEST_SLEEP_MS = 5_000;

/** Time after which a batch is no longer waited for, in ms: its last recipients may be slow, the next ones are not. */
const BATCH_PATIENCE_MS = 2_000;

/** Longest time that a known outcome stays unmarked, in ms. A quick batch is done before, and marked at once. */
const MARK_AFTER_MS = 200;

/** Pause before outcomes are marked again that the database did not take, in ms: shorter than the loop's. */
const MARK_RETRY_MS = 1_000;

const FAILURE = 'the outbox cannot be worked on';

/** New mails since the last batch above which the worker rests, since visitors are waiting for answers. */
const BUSY_WAKES = 10;

/** Default time for a mail server to answer when the worker stops, in ms. */
const STOP_PATIENCE_MS = 8_000;

/**
 * Factor of a rest under load to the time that the batch took: requests go first. Budget: 150 applications a second
 * (`npm run faults`).
 */
const REST_FACTOR = 6;
const SHORTEST_REST_MS = 100;

interface OutboxWorkerDeps {
  readonly storage: Storage;
  readonly mailer: Mailer;
  /** Delivers urgent mails while slow recipients hold up the other mailer. Without it they wait as others do. */
  readonly urgentMailer?: Mailer | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'mailHandled'> | undefined;
  /** Sender of all mails from now on: one that waits may have been stored with another, which is refused. */
  readonly from?: MailAddress | undefined;
  /** The company's own addresses. When one of them is refused, the mail is parked for the operator. */
  readonly own?: readonly string[];
  /** Sender and desk of the mails that tell the staff of what could not be delivered; without it there are none. */
  readonly notices?: NoticeSettings | undefined;
  /** True when no other instance works on the database. */
  readonly alone: boolean;
}

/**
 * Returns the loggable part of a delivery error. The server's own words are left out, since they may contain an
 * address.
 */
const describe = (error: Error) => {
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
};

/**
 * Returns what the mail server said, or why it could not be asked, on one line: no database stores a NUL, and a terminal
 * would obey escapes.
 */
const wordsOf = (error: Error): string => {
  const { response } = error as Error & { response?: unknown };
  const words = typeof response === 'string' && response !== '' ? response : error.message;
  return words.toWellFormed().replaceAll(/[\p{Cc}\s]+/gu, ' ');
};

export const createOutboxWorker = ({
  storage,
  mailer,
  urgentMailer,
  clock,
  log,
  metrics,
  from,
  own = [],
  notices,
  alone,
}: OutboxWorkerDeps) => {
  const ownAddresses = new Set(own.map((address) => address.toLowerCase()));
  const cutting = new AbortController();
  let wakes = 0;
  /** Numbers of mails whose outcome is not marked yet, and the batches that they are of. */
  const underWay = new Map<Mailer, number>();
  const roomOf = (by: Mailer) => by.batchSize - (underWay.get(by) ?? 0);
  const count = (by: Mailer, more: number) => underWay.set(by, (underWay.get(by) ?? 0) + more);
  const batches = new Set<Promise<void>>();

  const mark = async ({ isWriting }: Mailer, deliveries: readonly Delivery[]) => {
    const left = deliveries.filter(({ status }) => status === 'sent').map(({ entry }) => entry);
    const sent = left.map(({ id }) => id);
    if (sent.length > 0) {
      const secrets = left.filter(({ secret }) => secret !== null).map(({ id }) => id);
      await markSent(storage, clock(), sent, { secrets, isWritten: isWriting });
      metrics?.mailHandled(isWriting ? 'written' : 'sent', sent.length);
    }
    const skipped = deliveries.filter(({ status }) => status === 'skipped');
    if (skipped.length > 0) {
      const ids = skipped.map(({ entry }) => entry.id);
      await storage.db
        .updateTable('outbox')
        .set((set) => ({ leased_until: null, attempts: set('attempts', '-', 1) }))
        .where('id', 'in', ids)
        .execute();
    }
    for (const delivery of deliveries) {
      if (delivery.status !== 'failed') continue;
      const { entry, error } = delivery;
      const refusal = refusalOf(error);
      const reason = wordsOf(error);
      const failure = {
        reason,
        permanent: refusal !== 'none',
        addressRefused: refusal === 'address' && !ownAddresses.has(entry.envelope_to.toLowerCase()),
      };
      const now = clock();
      const outcome = await markFailed(
        storage,
        now,
        entry,
        failure,
        async (db, isAddressRefused) =>
          notices && tellAuthor(db, notices, now, entry, { isAddressRefused, reason }),
      );
      metrics?.mailHandled(outcome === 'again' ? 'failed' : outcome);
      const details = { mail: entry.id, attempts: entry.attempts, ...describe(error) };
      if (outcome === 'parked') log.error(details, 'mail given up');
      else if (outcome === 'refused') log.info(details, 'mail given up: its address is refused');
      else log.warn(details, 'mail not delivered, will be tried again');
    }
  };

  /** Delivers mails. Marks each soon after its outcome is known, so that none is sent again because of another. */
  const deliver = async (
    by: Mailer,
    entries: readonly OutboxEntry[],
    stopping: AbortSignal,
  ): Promise<void> => {
    const unmarked: Delivery[] = [];
    const noted = new Set<Delivery>();
    const open = new Set(entries.map(({ id }) => id));
    let left = entries.length;
    count(by, left);
    const markNoted = async () => {
      const some = unmarked.splice(0);
      if (some.length === 0) return;
      try {
        await mark(by, some);
      } catch (error) {
        unmarked.push(...some);
        throw error;
      }
      left -= some.length;
      count(by, -some.length);
    };
    let marking = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    const markSoon = () => {
      timer = undefined;
      // What could not be marked is tried again with the next, and at the end.
      marking = marking.then(markNoted).catch(() => undefined);
    };
    const note = (delivery: Delivery) => {
      noted.add(delivery);
      open.delete(delivery.entry.id);
      unmarked.push(delivery);
      timer ??= setTimeout(markSoon, MARK_AFTER_MS);
    };
    // A mail that a server takes minutes to answer would be sent once more beside it.
    const holding = setInterval(() => {
      // What fails is tried again before the lease ends.
      if (open.size > 0) void extendLeases(storage.db, clock(), [...open]).catch(() => undefined);
    }, LEASE_MS / 3);
    try {
      const deliveries = await by.deliver(entries, stopping, cutting.signal, note);
      clearTimeout(timer);
      await marking;
      unmarked.push(...deliveries.filter((delivery) => !noted.has(delivery)));
      for (;;)
        try {
          await markNoted();
          break;
        } catch (error) {
          // A mail that left and is not marked would be sent once more when the database is back.
          if (stopping.aborted || !isUnavailable(error)) throw error;
          await pauseUntil(MARK_RETRY_MS, stopping);
        }
    } finally {
      clearInterval(holding);
      count(by, -left);
    }
  };

  /** Begins a batch, and waits for it as long as it is not slow. */
  const begin = async (
    by: Mailer,
    entries: readonly OutboxEntry[],
    stopping: AbortSignal,
  ): Promise<void> => {
    let isLeft = false;
    const batch = deliver(by, entries, stopping)
      .catch((error: unknown) => {
        if (!isLeft) throw error;
        // The loop reports a database that stays away.
        log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, FAILURE);
      })
      .finally(() => batches.delete(batch));
    batches.add(batch);
    await atMost(BATCH_PATIENCE_MS, batch);
    isLeft = true;
  };

  /** Delivers one batch, beside those that are slow. Returns the pause before the next, in ms. */
  const work = async (stopping: AbortSignal): Promise<number> => {
    wakes = 0;
    const begun = performance.now();
    if (urgentMailer && batches.size > 0 && roomOf(urgentMailer) > 0) {
      const urgent = await leaseDue(storage, clock(), roomOf(urgentMailer), {
        which: 'urgent',
        from,
      });
      if (urgent.length > 0) {
        await begin(urgentMailer, urgent, stopping);
        return 0;
      }
    }
    const room = roomOf(mailer);
    if (room <= 0) {
      await atMost(BATCH_PATIENCE_MS, Promise.race(batches));
      return 0;
    }
    const entries = await leaseDue(storage, clock(), room, { from });
    if (entries.length === 0) {
      const due = await nextDueAt(storage.db);
      const untilDue = due === undefined ? LONGEST_SLEEP_MS : Math.max(due - clock(), 500);
      return Math.min(untilDue, LONGEST_SLEEP_MS);
    }
    await begin(mailer, entries, stopping);
    const took = performance.now() - begun;
    if (wakes > BUSY_WAKES)
      await pauseUntil(Math.max(SHORTEST_REST_MS, took * REST_FACTOR), stopping);
    return 0;
  };

  const loop = createLoop({
    log,
    failure: FAILURE,
    prepare: alone && (async () => releaseLeases(storage.db)),
    work,
    retryMs: LONGEST_SLEEP_MS,
  });
  return {
    ...loop,
    wake: () => {
      wakes += 1;
      loop.wake();
    },
    /**
     * Begins no more mails. Resolves when those in delivery are marked. A mail to which the server has not answered
     * after `patienceMs` counts as not delivered.
     */
    stop: async (patienceMs = STOP_PATIENCE_MS) => {
      const cut = setTimeout(() => cutting.abort(), patienceMs);
      await loop.stop();
      await Promise.all(batches);
      clearTimeout(cut);
      mailer.close();
      urgentMailer?.close();
    },
  };
};

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;
