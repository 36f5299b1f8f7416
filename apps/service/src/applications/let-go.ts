import type { ResumeStore } from '../resumes/store.ts';
import type { Db, Storage } from '../storage/index.ts';

/** `resumes_to_delete.due_at` of what somebody decided to delete: no clock says when. */
export const AT_ONCE = 0;

/** Databases bound how many values a statement names. */
const KEYS_PER_STATEMENT = 500;

const inPortions = async (
  keys: readonly string[],
  work: (some: readonly string[]) => Promise<unknown>,
): Promise<void> => {
  for (let begin = 0; begin < keys.length; begin += KEYS_PER_STATEMENT)
    await work(keys.slice(begin, begin + KEYS_PER_STATEMENT));
};

/** Notes when resumes are to be deleted; what was noted of one before stays. */
export const noteToDelete = async (
  db: Db,
  keys: readonly string[],
  dueAt: number,
): Promise<void> => {
  await inPortions(keys, async (some) =>
    db
      .insertInto('resumes_to_delete')
      .values(some.map((resume_key) => ({ resume_key, due_at: dueAt })))
      .onConflict((conflict) => conflict.column('resume_key').doNothing())
      .execute(),
  );
};

/** Forgets that resumes were to be deleted. */
export const dropNotes = async (db: Db, keys: readonly string[]): Promise<void> => {
  await inPortions(keys, async (some) =>
    db.deleteFrom('resumes_to_delete').where('resume_key', 'in', some).execute(),
  );
};

/**
 * Notes that somebody decided to delete resumes, in the transaction that takes their rows: what a crash or
 * the store then prevents the sweep does, and does not set them aside first.
 */
export const decideToDelete = async (db: Db, keys: readonly string[]): Promise<void> => {
  await dropNotes(db, keys);
  await noteToDelete(db, keys, AT_ONCE);
};

/**
 * Deletes resumes after {@link decideToDelete} was committed.
 *
 * @throws the errors of store and database; the sweep deletes what is left
 */
export const deleteDecided = async (
  { transact }: Pick<Storage, 'transact'>,
  store: ResumeStore,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  for (const key of keys) await store.remove(key);
  // A sweep may be dropping the same ones in another order.
  await transact(async (db) => dropNotes(db, keys));
};
