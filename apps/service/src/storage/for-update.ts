import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Db } from './schema.ts';

/** Returns whether others may write during the transaction of `db`. SQLite runs one transaction at a time. */
const isShared = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * For `$call`: locks the selected rows until the transaction of `db` ends, and waits for transactions that have locked
 * or changed them. Order several rows by their ids, so that two transactions do not wait for one another.
 */
export const forUpdate =
  (db: Db) =>
  <Tables, Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ): SelectQueryBuilder<Tables, Table, Row> =>
    isShared(db) ? query.forUpdate() : query;
