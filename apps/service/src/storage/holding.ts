import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Db } from './schema.ts';

/** Says whether others may write while the transaction of `db` does. On SQLite there is one at a time. */
const isShared = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * For `$call`: the rows that a statement selects stay as they are until the transaction of `db` ends. Who wants to
 * change or delete one of them waits, and so does this for who has done so. Of several rows it is to be ordered by
 * their ids, so that two who want the same rows do not wait for one another.
 */
export const heldBy =
  (db: Db) =>
  <Tables, Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ): SelectQueryBuilder<Tables, Table, Row> =>
    isShared(db) ? query.forUpdate() : query;
