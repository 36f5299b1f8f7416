import { checkUndo, type UndoOutcome } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import type { ApplicationStatus } from '@example/api/accounts';
import { sql } from 'kysely';
import { nothingToTell } from '../../features/applications/told-status.ts';
import { auditAll } from '../../auth/staff/index.ts';
import type { Db } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import { takeBack, undoneEntry } from './decision.ts';
import { holdApplications, type StoredApplication, withApplications } from './row.ts';

/** Returns the outcome that needs nothing to be done, or `undefined` for a decision that may be untold. */
const outcomeOf = (
  row: StoredApplication | undefined,
  decision: string,
): UndoOutcome['outcome'] | undefined => {
  if (!row) return 'not-found';
  if (row.status === 'withdrawn') return 'withdrawn';
  if (row.decision_id !== decision) return 'replaced';
  return row.tell_at === null ? 'undone' : undefined;
};

/** Undoes decisions that are untold. The id of each stays, so that undoing it again does nothing. */
const undoAll = async (
  db: Db,
  rows: readonly StoredApplication[],
  { at, colleague }: { readonly at: number; readonly colleague: Colleague },
): Promise<ReadonlySet<string>> => {
  const known = await takeBack(db, rows, at);
  const undone = rows.filter(({ id }) => known.has(id));
  if (undone.length === 0) return new Set();
  await db
    .updateTable('applications')
    .set((set) => ({
      ...nothingToTell,
      status: sql<ApplicationStatus>`told_status`,
      version: set('version', '+', 1),
    }))
    .where('id', 'in', [...known.keys()])
    .execute();
  await auditAll(
    db,
    undone.map((row) => undoneEntry(row, { to: known.get(row.id), at, colleague })),
  );
  return new Set(undone.map(({ reference }) => reference));
};

/**
 * Undoes a decision for several applications while it is not told: status, mail and note. Undoing it again does nothing.
 *
 * @throws ApiError of kind `invalid-input`, or `conflict` when it could be undone for none of them
 */
export const undoDecision = async (
  { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
  colleague: Colleague,
  input: unknown,
): Promise<readonly UndoOutcome[]> => {
  const { decision, references } = parseOrThrow(checkUndo(input));
  return storage.transact(async (db) => {
    const held = await holdApplications(db, references);
    // Only now: others may have held them for a while.
    const at = clock();
    const rows = new Map(held.map((row) => [row.reference, row]));
    const undone = await undoAll(
      db,
      held.filter((row) => outcomeOf(row, decision) === undefined),
      { at, colleague },
    );
    const outcomes = new Map<string, Pick<UndoOutcome, 'outcome'>>();
    for (const reference of references) {
      const decided = outcomeOf(rows.get(reference), decision);
      const outcome = decided ?? (undone.has(reference) ? 'undone' : 'told');
      outcomes.set(reference, { outcome });
    }
    if (![...outcomes.values()].some(({ outcome }) => outcome === 'undone'))
      throw new ApiError('conflict', 'It is told already, or another change came after it.');
    return withApplications(db, outcomes);
  });
};
