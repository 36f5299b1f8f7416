import type { Logger } from 'pino';
import type { ResumeStore } from '../resumes/index.ts';
import type { Storage } from '../storage/index.ts';

/** A resume younger than this may belong to an application that is being stored, in ms. */
export const SWEEP_AFTER_MS = 3_600_000;

/** How many rows are compared at a time. */
const PAGE = 500;

/** What a sweep found. */
export interface Swept {
  /** Files that no application has: deleted. */
  readonly removed: readonly string[];
  /** Files an application has and the store has not: nothing but a hand or a broken disk does that. */
  readonly missing: readonly string[];
}

interface SweepDeps {
  readonly storage: Pick<Storage, 'db'>;
  readonly store: ResumeStore;
  readonly log: Logger;
}

/** Compares the store of resumes with the applications, and deletes what belongs to none. */
export const sweepResumes = async (
  { storage, store, log }: SweepDeps,
  now: number,
): Promise<Swept> => {
  const files = await store.list();
  const stored = new Set(files.map(({ key }) => key));
  const owned = new Set<string>();
  const missing: string[] = [];
  let last = '';
  for (;;) {
    const rows = await storage.db
      .selectFrom('applications')
      .select(['id', 'resume_key', 'resume_bytes', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { resume_key, resume_bytes, created_at } of rows) {
      // Withdrawn, with its resume.
      if (resume_bytes === 0) continue;
      owned.add(resume_key);
      // One that was stored after the list was made is not on it.
      if (!stored.has(resume_key) && created_at <= now - SWEEP_AFTER_MS) missing.push(resume_key);
    }
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) break;
    last = end.id;
  }
  const removed = files
    .filter(({ key, storedAt }) => !owned.has(key) && storedAt <= now - SWEEP_AFTER_MS)
    .map(({ key }) => key);
  for (const key of removed) await store.remove(key);
  if (removed.length > 0)
    log.info({ removed: removed.length }, 'resumes of no application deleted');
  if (missing.length > 0) log.error({ missing }, 'applications whose resume is missing');
  return { removed, missing };
};
