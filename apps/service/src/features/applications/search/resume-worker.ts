import type { Logger } from 'pino';
import type { Clock } from '../../../runtime/clock/clock.ts';
import { backOff } from '../../../runtime/back-off.ts';
import { createLoop, type Loop } from '../../../runtime/loop.ts';
import { type Db, forUpdate, type Storage } from '../../../storage/index.ts';
import { createLease, type Resumes } from '../../resumes/index.ts';
import { isQuarantined } from '../resume-of.ts';
import { writeWords } from './write-words.ts';

/** Longest sleep, in ms. Resumes that other instances stored wait for it. */
const POLL_MS = 2_000;
/** Time until a resume that is held back by the virus scanner, or missing, is looked at again, in ms. */
const QUARANTINED_MS = 15_000;
const MISSING_MS = 3_600_000;
const FIRST_BACK_OFF_MS = 5_000;
const readBackOff = backOff(FIRST_BACK_OFF_MS, 600_000);
/** Longest rest after a resume, in ms. The reading takes half a processor at most. */
const LONGEST_REST_MS = 5_000;
/** Longest time for which visitors go first, in ms. */
const LONGEST_DEFERRAL_MS = 30_000;

const { take, postpone, release } = createLease({
  work: 'resume_text',
  lifetimeMs: 180_000,
  longestMs: MISSING_MS,
});

type Due = NonNullable<Awaited<ReturnType<typeof take>>>;

/** Leases the resume that has waited longest and may be read. */
const takeDue = async (db: Db, now: number): Promise<Due | undefined> => {
  for (;;) {
    const due = await take(db, now);
    if (!due) return undefined;
    if (due.resume_bytes === 0 || due.resume_scan === 'infected') await postpone(db, due, null);
    else if (isQuarantined(due.resume_scan)) await postpone(db, due, now + QUARANTINED_MS);
    else if (due.resume_missing_since !== null) await postpone(db, due, now + MISSING_MS);
    else return due;
  }
};

/** Stores the text, unless the application or its resume is gone by now. */
const keepText = async (db: Db, { id, lease }: Due, text: string): Promise<void> => {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('resume_text_at', '=', lease)
    .where('resume_bytes', '>', 0)
    .$call(forUpdate(db))
    .executeTakeFirst();
  if (!row) return;
  await writeWords(db, [id], new Map([[id, text]]));
  await db.updateTable('applications').set({ resume_text_at: null }).where('id', '=', id).execute();
};

interface ResumeTextWorkerDeps {
  readonly storage: Storage;
  readonly resumes: Pick<Resumes, 'textOf'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** True when no other instance works on the database. */
  readonly alone: boolean;
  /** Returns whether visitors wait for the processor. Never by default. */
  readonly isBusy?: () => boolean;
}

/** Reads the texts of stored resumes for the search, one after another, while visitors leave time for it. */
export const createResumeTextWorker = ({
  storage,
  resumes,
  clock,
  log,
  alone,
  isBusy = () => false,
}: ResumeTextWorkerDeps): Loop => {
  const { db } = storage;
  let readAt = performance.now();
  return createLoop({
    log,
    failure: 'the texts of resumes cannot be read for the search',
    retryMs: FIRST_BACK_OFF_MS,
    prepare: alone && (async () => release(db, clock())),
    work: async (stopping) => {
      if (isBusy() && performance.now() - readAt < LONGEST_DEFERRAL_MS) return POLL_MS;
      readAt = performance.now();
      const due = await takeDue(db, clock());
      if (!due) return POLL_MS;
      const begun = performance.now();
      try {
        const text = await resumes.textOf(due.resume_key, stopping);
        if (text === undefined) await postpone(db, due, clock() + MISSING_MS);
        else await storage.transact(async (tx) => keepText(tx, due, text));
      } catch (error) {
        await postpone(db, due, clock() + (stopping.aborted ? 0 : readBackOff(due.tries)));
        throw error;
      }
      return Math.min(performance.now() - begun, LONGEST_REST_MS);
    },
  });
};
