import type { ResumeStore } from '../resumes/store.ts';
import type { Db, Storage } from '../../storage/index.ts';

/** `resumes_to_delete.due_at` of resumes that somebody decided to delete. They are due whatever the clock says. */
export const AT_ONCE = 0;

/** Databases limit the number of parameters per statement. */
const KEYS_PER_STATEMENT = 500;

const inPortions = async (
  keys: readonly string[],
  work: (some: readonly string[]) => Promise<unknown>,
): Promise<void> => {
  for (let begin = 0; begin < keys.length; begin += KEYS_PER_STATEMENT)
    await work(keys.slice(begin, begin + KEYS_PER_STATEMENT));
};

/** Records when resumes are to be deleted. An earlier record of the same resume stays. */
export const scheduleDeletion = async (
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

export const unscheduleDeletion = async (db: Db, keys: readonly string[]): Promise<void> => {
  await inPortions(keys, async (some) =>
    db.deleteFrom('resumes_to_delete').where('resume_key', 'in', some).execute(),
  );
};

/**
 * Records the decision to delete resumes, in the transaction that deletes their rows. When a crash or the store
 * prevents the deletion, the orphan cleanup catches up on it, without setting the files aside first.
 */
export const decideToDelete = async (db: Db, keys: readonly string[]): Promise<void> => {
  await unscheduleDeletion(db, keys);
  await scheduleDeletion(db, keys, AT_ONCE);
};

/**
 * Deletes resumes after {@link decideToDelete} was committed.
 *
 * @throws the errors of store and database; the orphan cleanup deletes the rest
 */
export const deleteDecided = async (
  { transact }: Pick<Storage, 'transact'>,
  store: ResumeStore,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  for (const key of keys) await store.remove(key);
  // `transact` repeats a deadlocked transaction: an orphan cleanup may be deleting the same records in another order.
  await transact(async (db) => unscheduleDeletion(db, keys));
};
