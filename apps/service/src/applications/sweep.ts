import { missingResumesAnnouncement } from '@example/content/mails';
import type { Logger } from 'pino';
import { composeMail } from '../mail/index.ts';
import { addToOutbox } from '../outbox/index.ts';
import type { ResumeStore } from '../resumes/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Db, Storage } from '../storage/index.ts';

/** A resume younger than this may belong to an application that is being stored, in ms. */
export const SWEEP_AFTER_MS = 3_600_000;

/** How many rows are compared, or marked, at a time. */
const PAGE = 500;

/** What a sweep found. */
export interface Swept {
  /** Files that no application has: deleted. */
  readonly removed: readonly string[];
  /** Files an application has and the store has not: nothing but a hand or a broken disk does that. */
  readonly missing: readonly string[];
}

interface SweepDeps {
  readonly settings: Pick<Settings, 'mailFrom' | 'mailTo'>;
  readonly storage: Pick<Storage, 'db' | 'transact'>;
  readonly store: ResumeStore;
  readonly log: Logger;
}

interface Owner {
  readonly id: string;
  readonly reference: string;
}

/** Says of applications since when they have been without their resume; `null`: they have it again. */
const mark = async (db: Db, owners: readonly Owner[], since: number | null): Promise<void> => {
  for (let begin = 0; begin < owners.length; begin += PAGE) {
    const ids = owners.slice(begin, begin + PAGE).map(({ id }) => id);
    await db
      .updateTable('applications')
      .set((set) => ({ resume_missing_since: since, version: set('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
  }
};

/**
 * Compares the store of resumes with the applications. What belongs to no application is deleted. An
 * application whose resume is not there is marked, and the office is told once: it is without a resume
 * from then on, to everybody who reads it. Where the file is put back the mark goes.
 */
export const sweepResumes = async (
  { settings, storage, store, log }: SweepDeps,
  now: number,
): Promise<Swept> => {
  const files = await store.list();
  const stored = new Set(files.map(({ key }) => key));
  const owned = new Set<string>();
  const missing: string[] = [];
  const lost: Owner[] = [];
  const found: Owner[] = [];
  let last = '';
  for (;;) {
    const rows = await storage.db
      .selectFrom('applications')
      .select([
        'id',
        'reference',
        'resume_key',
        'resume_bytes',
        'resume_missing_since',
        'created_at',
      ])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      // Withdrawn, with its resume.
      if (row.resume_bytes === 0) continue;
      owned.add(row.resume_key);
      const isMarked = row.resume_missing_since !== null;
      if (stored.has(row.resume_key)) {
        if (isMarked) found.push(row);
        // One that was stored after the list was made is not on it.
      } else if (isMarked || row.created_at <= now - SWEEP_AFTER_MS) {
        missing.push(row.resume_key);
        if (!isMarked) lost.push(row);
      }
    }
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) break;
    last = end.id;
  }
  if (lost.length > 0 || found.length > 0) {
    await storage.transact(async (db) => {
      await mark(db, found, null);
      await mark(db, lost, now);
      if (lost.length === 0) return;
      const mail = missingResumesAnnouncement(lost.map(({ reference }) => reference));
      const to = settings.mailTo.address;
      await addToOutbox(db, settings.mailFrom, now, [{ to, ...composeMail(mail) }]);
    });
  }
  const removed = files
    .filter(({ key, storedAt }) => !owned.has(key) && storedAt <= now - SWEEP_AFTER_MS)
    .map(({ key }) => key);
  for (const key of removed) await store.remove(key);
  if (removed.length > 0)
    log.info({ removed: removed.length }, 'resumes of no application deleted');
  if (found.length > 0) log.info({ found: found.length }, 'resumes that were missing are back');
  if (missing.length > 0) log.error({ missing }, 'applications whose resume is missing');
  return { removed, missing };
};

/** How many applications the last sweep found without their resume. */
export const countMissingResumes = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('resume_missing_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
