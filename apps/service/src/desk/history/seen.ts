import { sql, type SqlBool, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import { audit, type AuditEntry } from '../../auth/staff/index.ts';
import type { Db, Schema } from '../../storage/index.ts';

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
