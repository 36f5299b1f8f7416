import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../runtime/clock/clock.ts';
import { backOff } from '../../runtime/back-off.ts';
import { createLoop, type Loop } from '../../runtime/loop.ts';
import { createLease, type ResumeStore } from '../resumes/index.ts';
import { countRows, type Db, type ResumeScan, type Storage } from '../../storage/index.ts';
import { type Scanner, SCAN_TIMEOUT_MS } from './clamd.ts';

/** Longest sleep of the worker, in ms. Resumes that other instances stored wait for it. */
const LONGEST_SLEEP_MS = 5_000;

export const SCAN_LEASE_MS = 2 * SCAN_TIMEOUT_MS;

const FIRST_BACK_OFF_MS = 5_000;
const LONGEST_BACK_OFF_MS = 60_000;

/** Returns the backoff before the next scan, in ms. */
export const scanBackOff = backOff(FIRST_BACK_OFF_MS, LONGEST_BACK_OFF_MS);

const { take, postpone, release } = createLease({
  work: 'resume_scan',
  lifetimeMs: SCAN_LEASE_MS,
  longestMs: SCAN_LEASE_MS + LONGEST_BACK_OFF_MS,
  isWorkable: sql`resume_bytes > 0`,
});

type QuarantinedResume = NonNullable<Awaited<ReturnType<typeof take>>>;

interface ScanWorkerDeps {
  readonly storage: Storage;
  readonly store: Pick<ResumeStore, 'read'>;
  readonly scanner: Scanner;
  readonly clock: Clock;
  readonly log: Logger;
  /** True when no other instance works on the database. */
  readonly alone: boolean;
}

const settle = async (
  db: Db,
  { id }: QuarantinedResume,
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

/** Counts the resumes that wait for the scanner, and those in which it found a threat. */
export const countQuarantined = async (
  db: Db,
): Promise<{ readonly waiting: number; readonly infected: number }> => {
  const count = async (column: 'resume_scan_at' | 'resume_threat') =>
    countRows(
      db.selectFrom('applications').where(column, 'is not', null).where('resume_bytes', '>', 0),
    );
  return { waiting: await count('resume_scan_at'), infected: await count('resume_threat') };
};

/** Scans resumes that are held back, and releases those without a threat. */
export const createScanWorker = ({
  storage: { db },
  store,
  scanner,
  clock,
  log,
  alone,
}: ScanWorkerDeps): Loop => {
  let isAway = false;

  const look = async (resume: QuarantinedResume, stopping: AbortSignal): Promise<void> => {
    const content = await store.read(resume.resume_key);
    // The orphan cleanup reports the missing file. If it is put back, it is scanned.
    if (!content) return postpone(db, resume, clock() + LONGEST_BACK_OFF_MS);
    const found = await scanner.scan(content, stopping);
    if (found === undefined) await settle(db, resume, 'clean');
    else {
      await settle(db, resume, 'infected', found);
      log.warn({ application: resume.reference, found }, 'a resume is infected and held back');
    }
    if (isAway) log.info('the virus scanner is back');
    isAway = false;
  };

  /** Scans one resume. Returns the pause before the next, in ms. */
  const work = async (stopping: AbortSignal): Promise<number> => {
    const resume = await take(db, clock());
    if (!resume) return LONGEST_SLEEP_MS;
    try {
      await look(resume, stopping);
      return 0;
    } catch (error) {
      const isStopping = stopping.aborted;
      await postpone(db, resume, clock() + (isStopping ? 0 : scanBackOff(resume.tries)));
      if (!isAway && !isStopping)
        log.warn({ err: error }, 'resumes cannot be scanned and are held back');
      isAway = !isStopping;
      return FIRST_BACK_OFF_MS;
    }
  };

  return createLoop({
    log,
    failure: 'held resumes cannot be worked on',
    prepare: alone && (async () => release(db, clock())),
    work,
    retryMs: LONGEST_SLEEP_MS,
  });
};
