import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { ResumeStore } from '../resumes/index.ts';
import type { Db, ResumeScan, Storage } from '../storage/index.ts';
import { type Scanner, SCAN_TIMEOUT_MS } from './clamd.ts';

/** How long the worker sleeps at most, in ms: what other instances stored waits for it. */
const LONGEST_SLEEP_MS = 5_000;

/** A resume that is being looked at is left alone by others for this time, in ms. */
export const SCAN_LEASE_MS = 2 * SCAN_TIMEOUT_MS;

const FIRST_BACK_OFF_MS = 5_000;
const LONGEST_BACK_OFF_MS = 60_000;

/** How long until a resume is looked at again, in ms, after so many tries. */
export const scanBackOff = (tries: number): number =>
  Math.min(FIRST_BACK_OFF_MS * 2 ** Math.max(0, tries - 1), LONGEST_BACK_OFF_MS);

/** Looks at the resumes that are held back, and lets go of those in which nothing is found. */
export interface ScanWorker {
  start(): void;
  /** Says that there is a new resume. */
  wake(): void;
  /** Resolves when nothing is being looked at any more; what was is looked at after the next start. */
  stop(): Promise<void>;
}

interface ScanWorkerDeps {
  readonly storage: Storage;
  readonly store: Pick<ResumeStore, 'read'>;
  readonly scanner: Scanner;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether no other instance works on the database. */
  readonly alone: boolean;
}

interface Held {
  readonly id: string;
  readonly reference: string;
  readonly resume_key: string;
  readonly tries: number;
}

/** Takes the resume that has waited longest, so that no other instance does; one whose time is too far ahead had a wrong clock. */
const takeDue = async (db: Db, now: number): Promise<Held | undefined> => {
  for (;;) {
    const due = await db
      .selectFrom('applications')
      .select(['id', 'reference', 'resume_key', 'resume_scan_at', 'resume_scan_tries'])
      .where('resume_scan_at', 'is not', null)
      .where('resume_bytes', '>', 0)
      .where((where) =>
        where.or([
          where('resume_scan_at', '<=', now),
          where('resume_scan_at', '>', now + SCAN_LEASE_MS + LONGEST_BACK_OFF_MS),
        ]),
      )
      .orderBy('resume_scan_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const tries = due.resume_scan_tries + 1;
    const { numUpdatedRows } = await db
      .updateTable('applications')
      .set({ resume_scan_at: now + SCAN_LEASE_MS, resume_scan_tries: tries })
      .where('id', '=', due.id)
      .where('resume_scan_at', '=', due.resume_scan_at)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return { ...due, tries };
  }
};

const settle = async (
  db: Db,
  { id }: Held,
  resume_scan: ResumeScan,
  resume_threat: string | null = null,
): Promise<void> => {
  await db
    .updateTable('applications')
    .set((set) => ({
      resume_scan,
      resume_threat,
      resume_scan_at: null,
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('resume_scan_at', 'is not', null)
    .execute();
};

/** Has another look later. */
const postpone = async (db: Db, { id }: Held, at: number): Promise<void> => {
  await db
    .updateTable('applications')
    .set({ resume_scan_at: at })
    .where('id', '=', id)
    .where('resume_scan_at', 'is not', null)
    .execute();
};

/** How many resumes wait for the scanner, and in how many it found something. */
export const countHeldResumes = async (
  db: Db,
): Promise<{ readonly waiting: number; readonly infected: number }> => {
  const count = async (column: 'resume_scan_at' | 'resume_threat') => {
    const { held } = await db
      .selectFrom('applications')
      .select(({ fn }) => fn.countAll<number | string>().as('held'))
      .where(column, 'is not', null)
      .where('resume_bytes', '>', 0)
      .executeTakeFirstOrThrow();
    return Number(held);
  };
  return { waiting: await count('resume_scan_at'), infected: await count('resume_threat') };
};

export const createScanWorker = ({
  storage: { db },
  store,
  scanner,
  clock,
  log,
  alone,
}: ScanWorkerDeps): ScanWorker => {
  const stopping = new AbortController();
  let isWoken = false;
  let wakeSleeper: (() => void) | undefined;
  let running: Promise<void> = Promise.resolve();
  let isAway = false;

  const sleep = async (ms: number) => {
    if (stopping.signal.aborted || isWoken) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        wakeSleeper = undefined;
        resolve();
      };
      const timer = setTimeout(done, ms);
      wakeSleeper = done;
    });
  };

  const look = async (held: Held): Promise<void> => {
    const content = await store.read(held.resume_key);
    // The sweeper says so; where it is put back it is looked at.
    if (!content) return postpone(db, held, clock() + LONGEST_BACK_OFF_MS);
    const found = await scanner.scan(content, stopping.signal);
    if (found === undefined) await settle(db, held, 'clean');
    else {
      await settle(db, held, 'infected', found);
      log.warn({ application: held.reference, found }, 'a resume is infected and held back');
    }
    if (isAway) log.info('the virus scanner is back');
    isAway = false;
  };

  /** Looks at one; answers how long to wait before the next, in ms. */
  const work = async (): Promise<number> => {
    const held = await takeDue(db, clock());
    if (!held) return LONGEST_SLEEP_MS;
    try {
      await look(held);
      return 0;
    } catch (error) {
      const isStopping = stopping.signal.aborted;
      await postpone(db, held, clock() + (isStopping ? 0 : scanBackOff(held.tries)));
      if (!isAway && !isStopping)
        log.warn({ err: error }, 'resumes cannot be scanned and are held back');
      isAway = !isStopping;
      return FIRST_BACK_OFF_MS;
    }
  };

  const run = async () => {
    let mustRelease = alone;
    let reported = false;
    while (!stopping.signal.aborted) {
      try {
        // Whoever took them was killed.
        if (mustRelease)
          await db
            .updateTable('applications')
            .set({ resume_scan_at: clock() })
            .where('resume_scan_at', 'is not', null)
            .execute();
        mustRelease = false;
        isWoken = false;
        const pause = await work();
        reported = false;
        if (pause > 0) await sleep(pause);
      } catch (error) {
        if (!reported) log.error({ err: error }, 'held resumes cannot be worked on');
        reported = true;
        isWoken = false;
        await sleep(LONGEST_SLEEP_MS);
      }
    }
  };

  return {
    start: () => {
      running = run();
    },
    wake: () => {
      isWoken = true;
      wakeSleeper?.();
    },
    stop: async () => {
      stopping.abort();
      wakeSleeper?.();
      await running;
    },
  };
};
