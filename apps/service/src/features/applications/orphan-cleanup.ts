import { missingResumesAnnouncement } from '@example/content/mails/applications';
import type { Logger } from 'pino';
import { smallShareOf } from '../installation/share.ts';
import { composeMail } from '../../mail/index.ts';
import { addToOutbox, toEach } from '../../mail/outbox/index.ts';
import type { ResumeStore, StoredFile } from '../resumes/index.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import { countRows, type Db, forUpdate, type Storage } from '../../storage/index.ts';
import { AT_ONCE, deleteDecided, unscheduleDeletion, scheduleDeletion } from './resume-deletion.ts';
import { DAY_MS, HOUR_MS } from '../../runtime/clock/durations.ts';

/** Minimum age of an orphaned resume, in ms. A younger one may belong to an application that is being stored. */
export const ORPHAN_AFTER_MS = HOUR_MS;

/** Time an orphaned resume is set aside before it is deleted, in ms. */
export const SET_ASIDE_MS = 7 * DAY_MS;

const PAGE = 500;

/** Missing resumes that the log names. The journal cuts a line of more than 48 KB into several. */
const MOST_NAMED = 100;

interface OrphanCleanupDeps {
  readonly settings: Pick<Settings, 'mailFrom' | 'mailTo'>;
  readonly storage: Pick<Storage, 'db' | 'transact'>;
  readonly store: ResumeStore;
  readonly log: Logger;
}

interface Owner {
  readonly id: string;
}

/**
 * Records since when applications have been without their resume; `null` records that it is back. Returns the
 * references of the applications that this call changed. Skips those whose resume was deleted on purpose.
 */
const mark = async (
  db: Db,
  owners: readonly Owner[],
  since: number | null,
): Promise<readonly string[]> => {
  const marked: string[] = [];
  for (let begin = 0; begin < owners.length; begin += PAGE) {
    const ids = owners.slice(begin, begin + PAGE).map(({ id }) => id);
    await db
      .selectFrom('applications')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .$call(forUpdate(db))
      .execute();
    const rows = await db
      .updateTable('applications')
      .set((set) => ({ resume_missing_since: since, version: set('version', '+', 1) }))
      .where('id', 'in', ids)
      .where('resume_bytes', '>', 0)
      .where('resume_missing_since', since === null ? 'is not' : 'is', null)
      .returning('reference')
      .execute();
    marked.push(...rows.map(({ reference }) => reference));
  }
  return marked;
};

const clear = async (
  { storage, store, log }: OrphanCleanupDeps,
  {
    files,
    owned,
    now,
    believed,
  }: {
    readonly files: readonly StoredFile[];
    readonly owned: ReadonlySet<string>;
    readonly now: number;
    readonly believed: number;
  },
) => {
  const { db } = storage;
  const stored = new Set(files.map(({ key }) => key));
  const notes = await db.selectFrom('resumes_to_delete').selectAll().orderBy('due_at').execute();
  const noted = new Set(notes.map(({ resume_key }) => resume_key));
  // True when the resume belongs to an application after all, or is gone already.
  const isSettled = ({ resume_key, due_at }: (typeof notes)[number]) =>
    owned.has(resume_key) || (due_at !== AT_ONCE && !stored.has(resume_key));
  const settled = notes.filter(isSettled).map(({ resume_key }) => resume_key);
  if (settled.length > 0) await storage.transact(async (tx) => unscheduleDeletion(tx, settled));

  const open = notes.filter((note) => !isSettled(note));
  const keysOf = (some: typeof notes) => some.map(({ resume_key }) => resume_key);
  const decided = keysOf(open.filter(({ due_at }) => due_at === AT_ONCE));
  const overdue = keysOf(open.filter(({ due_at }) => due_at !== AT_ONCE && due_at <= believed));
  const share = smallShareOf(files.length);
  const removed = [...decided, ...overdue.slice(0, share)];
  await deleteDecided(storage, store, removed);

  const setAside = files
    .filter(
      ({ key, storedAt }) =>
        !owned.has(key) && !noted.has(key) && storedAt <= now - ORPHAN_AFTER_MS,
    )
    .map(({ key }) => key);
  if (setAside.length > 0)
    await storage.transact(async (tx) => scheduleDeletion(tx, setAside, believed + SET_ASIDE_MS));

  if (removed.length > 0)
    log.info({ removed: removed.length }, 'resumes of no application deleted');
  const waiting = open.length - removed.length + setAside.length;
  if (setAside.length > 0 || waiting > share)
    log.warn(
      { setAside: setAside.length, waiting, of: files.length },
      'resumes of no application are set aside, to be deleted after a week',
    );
  return { removed, setAside };
};

/**
 * Compares the store of resumes with the applications. Orphans are set aside for a week and then deleted, a small share
 * of the store at a time. Resumes that somebody decided to delete are deleted at once. An application whose resume is
 * missing is marked, counts as without a resume, and the office is told once. The mark is removed when the file is
 * back.
 *
 * Call it only for a store that this installation does not share.
 *
 * @param now - time of the clock, in ms since 1970
 * @param believed - time that deletion by age relies on, in ms since 1970
 * @returns the keys of the resumes that it deleted and set aside, and of those that are missing
 */
export const cleanUpOrphans = async (deps: OrphanCleanupDeps, now: number, believed = now) => {
  const { settings, storage, store, log } = deps;
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
      .select(['id', 'resume_key', 'resume_bytes', 'resume_missing_since', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      // Deleted with a withdrawal.
      if (row.resume_bytes === 0) continue;
      owned.add(row.resume_key);
      const isMarked = row.resume_missing_since !== null;
      if (stored.has(row.resume_key)) {
        if (isMarked) found.push(row);
        // A resume that was stored after the list was read is not on it.
      } else if (isMarked || row.created_at <= now - ORPHAN_AFTER_MS) {
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
      const newlyLost = await mark(db, lost, now);
      if (newlyLost.length === 0) return;
      const mail = missingResumesAnnouncement(newlyLost);
      const mails = toEach(settings.mailTo.applications, composeMail(mail));
      await addToOutbox(db, settings.mailFrom, now, mails);
    });
  }
  const { removed, setAside } = await clear(deps, { files, owned, now, believed });
  if (found.length > 0) log.info({ found: found.length }, 'resumes that were missing are back');
  if (missing.length > 0)
    log.error(
      { missing: missing.length, keys: missing.slice(0, MOST_NAMED) },
      'applications whose resume is missing',
    );
  return { removed, setAside, missing };
};

/** Returns the number of applications that the last orphan cleanup marked as missing their resume. */
export const countMissingResumes = async (db: Db): Promise<number> =>
  countRows(db.selectFrom('applications').where('resume_missing_since', 'is not', null));
