import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

/** Returns whether others may write during the transaction of `db`. SQLite runs one transaction at a time. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * For `$call`: locks the selected rows until the transaction of `db` ends, and waits for transactions that have locked
 * or changed them. Order several rows by their ids, so that two transactions do not wait for one another.
 */
export const forUpdate =
  (db: Db) =>
  <Tables, Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ): SelectQueryBuilder<Tables, Table, Row> =>
    isPostgres(db) ? query.forUpdate() : query;

/**
 * Locks a key until the transaction of `db` ends. `shared` conflicts only with `alone`. Call it before anything else in
 * the transaction, to prevent deadlocks.
 */
export const lockKey = async (
  db: Db,
  key: string,
  mode: 'alone' | 'shared' = 'alone',
): Promise<void> => {
  if (!isPostgres(db)) return;
  const lock = sql.raw(
    mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock',
  );
  await sql`select ${lock}(hashtextextended(${key}, 0))`.execute(db);
};

/** Returns the key of an address's mailbox, the same for upper and lower case. */
export const mailboxOf = (email: string): string => email.toLowerCase();

/**
 * Locks a mailbox by {@link lockKey}. Nobody else can then count for its limits or erase its data, so that concurrent
 * requests cannot exceed a limit together.
 */
export const holdMailbox = async (
  db: Db,
  mailbox: string,
  mode?: 'alone' | 'shared',
): Promise<void> => lockKey(db, `guest:${mailbox}`, mode);
