import { checkNewNote } from '@example/api/desk';
import { sql, type SqlBool, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import { audit, type AuditEntry } from '../../auth/staff/index.ts';
import { type Db, type Schema, timeOrderedId } from '../../storage/index.ts';
import { type Colleague, parseOrThrow } from './deps.ts';

/** Change of an object at the version the caller has seen. */
export interface SeenChange {
  readonly reference: string;
  /** `undefined` for a version that cannot exist. */
  readonly version: number | undefined;
  readonly input: unknown;
}

/** Changes a row at the version it was read at. Returns false when the row has changed since. */
export const updateSeen = async <Table extends 'applications' | 'inbox' | 'jobs'>(
  update: UpdateQueryBuilder<Schema, Table, Table, UpdateResult>,
  version: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await update
    .set({ version: sql`version + 1` } as never)
    .where(sql<SqlBool>`version = ${version}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Records the change of one value. */
export const auditChange = async (
  db: Db,
  entry: Omit<AuditEntry, 'action' | 'details'>,
  action: string,
  details: { readonly from: unknown; readonly to: unknown },
): Promise<void> => audit(db, { ...entry, action, details });

/** A note that a member adds. */
export interface AddedNote {
  readonly reference: string;
  readonly input: unknown;
  /** Idempotency key. */
  readonly key: string | undefined;
}

/**
 * Returns the columns of a new note.
 *
 * @throws ApiError of kind `invalid-input`
 */
export const toNote = ({ employeeCode }: Colleague, at: number, input: unknown) => ({
  id: timeOrderedId(at),
  author_code: employeeCode,
  text: parseOrThrow(checkNewNote(input)).text,
  created_at: at,
});
