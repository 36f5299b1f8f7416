import { checkUndo, type UndoOutcome } from '@example/api/desk';
import { ApiError } from '@example/api/problem';
import { audit } from '../../auth/staff/index.ts';
import type { Db } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../deps.ts';
import { takeBack, undoneColumns } from './decision.ts';
import { holdApplications, listedByReference, type StoredApplication, subjectOf } from './row.ts';

interface Undoing {
  readonly decision: string;
  readonly at: number;
  readonly colleague: Colleague;
}

const undoOne = async (
  db: Db,
  row: StoredApplication | undefined,
  { decision, at, colleague }: Undoing,
): Promise<UndoOutcome['outcome']> => {
  if (!row) return 'not-found';
  if (row.status === 'withdrawn') return 'withdrawn';
  if (row.decision_id !== decision) return 'replaced';
  if (row.tell_at === null) return 'undone';
  const before = await takeBack(db, row, at);
  if (before === undefined) return 'told';
  await db
    .updateTable('applications')
    .set({ ...undoneColumns(row, before), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await audit(db, {
    at,
    actor: colleague,
    action: 'application.decision_undone',
    subject: subjectOf(row),
    details: { from: row.status, to: before },
  });
  return 'undone';
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
    const outcomes = new Map<string, UndoOutcome['outcome']>();
    for (const reference of new Set(references))
      outcomes.set(reference, await undoOne(db, rows.get(reference), { decision, at, colleague }));
    if (![...outcomes.values()].includes('undone'))
      throw new ApiError('conflict', 'It is told already, or another change came after it.');
    const listed = await listedByReference(db, references);
    return [...outcomes].map(([reference, outcome]) => {
      const application = listed.get(reference);
      return { reference, outcome, ...(application && { application }) };
    });
  });
};
