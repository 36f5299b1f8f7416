import { checkNewNote } from '@example/api/desk';
import type { Selectable } from 'kysely';
import { audit } from '../../auth/staff/index.ts';
import { runIdempotent } from '../../http/idempotency/index.ts';
import { type Db, type Schema, timeOrderedId } from '../../storage/index.ts';
import { type Colleague, parseOrThrow } from './deps.ts';

export interface AddedNote {
  readonly reference: string;
  readonly input: unknown;
  /** Idempotency key. */
  readonly key: string | undefined;
}

interface Target {
  readonly operation: string;
  readonly action: string;
  readonly subject: string;
  readonly insert: (
    note: Omit<Selectable<Schema['application_notes']>, 'application_id'>,
  ) => Promise<unknown>;
}

/**
 * Inserts a note and audits it. Repeated calls with the same idempotency key add one.
 *
 * @throws ApiError of kind `invalid-input` or `conflict`
 */
export const insertNote = async (
  db: Db,
  {
    at,
    colleague,
    added,
  }: {
    readonly at: number;
    readonly colleague: Colleague;
    readonly added: AddedNote;
  },
  { operation, action, subject, insert }: Target,
): Promise<void> => {
  const { reference, key } = added;
  const { text } = parseOrThrow(checkNewNote(added.input));
  await runIdempotent(db, { operation, key, input: { reference, text }, now: at }, async () => {
    await insert({
      id: timeOrderedId(at),
      author_code: colleague.employeeCode,
      text,
      created_at: at,
    });
    await audit(db, { at, actor: colleague, action, subject });
    return { reference };
  });
};
