import { checkNewNote } from '@example/api/desk';
import type { Selectable } from 'kysely';
import { audit } from '../../auth/staff/index.ts';
import { runIdempotent } from '../../http/idempotency/index.ts';
import { type Db, type Schema, timeOrderedId } from '../../storage/index.ts';
import { type Colleague, type DeskDeps, parseOrThrow } from '../calls/deps.ts';
import type { KeyedInput } from '../calls/call.ts';

interface Target<Row, Shown> {
  readonly operation: string;
  readonly action: string;
  /** Finds what the note is about, and locks it. */
  readonly hold: (db: Db, reference: string) => Promise<Row>;
  readonly subjectOf: (row: Row) => string;
  readonly insert: (
    db: Db,
    row: Row,
    note: Omit<Selectable<Schema['application_notes']>, 'application_id'>,
  ) => Promise<unknown>;
  readonly read: (db: Db, row: Row, colleague: Colleague, now: number) => Promise<Shown>;
}

/**
 * Creates the function that adds a note, audits it, and returns what it is about. Repeated calls with the same
 * idempotency key add one.
 *
 * @throws ApiError of kind `invalid-input`, `not-found` or `conflict`
 */
export const addingNote =
  <Row, Shown>({ operation, action, hold, subjectOf, insert, read }: Target<Row, Shown>) =>
  async (
    { storage, clock }: Pick<DeskDeps, 'storage' | 'clock'>,
    colleague: Colleague,
    { reference, input, key }: KeyedInput,
  ): Promise<Shown> => {
    const at = clock();
    return storage.transact(async (db) => {
      const row = await hold(db, reference);
      const { text } = parseOrThrow(checkNewNote(input));
      await runIdempotent(db, { operation, key, input: { reference, text }, now: at }, async () => {
        const author_code = colleague.employeeCode;
        await insert(db, row, { id: timeOrderedId(at), author_code, text, created_at: at });
        await audit(db, { at, actor: colleague, action, subject: subjectOf(row) });
        return { reference };
      });
      return read(db, row, colleague, at);
    });
  };
