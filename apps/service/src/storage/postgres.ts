import {
  type Dialect,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from 'kysely';
import pg from 'pg';
import { UnusableDatabaseError } from './migrate.ts';
import { postgresConnection } from './postgres-url.ts';
import type { Db } from './schema.ts';
import { READ_ONLY } from './unavailable.ts';

/** Connections of one service process. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;

/** Type id of `bigint`: times in ms fit into a number. */
const INT8 = pg.types.builtins.INT8;

type TypeId = (typeof pg.types.builtins)[keyof typeof pg.types.builtins];

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: TypeId, format?: 'text' | 'binary') =>
    id === INT8 ? Number : (pg.types.getTypeParser(id, format) as (text: string) => unknown),
};

/**
 * Not a parameter of the connection, which PgBouncer refuses. The pool waits for it before it hands a connection
 * out, which its types do not know.
 */
const limitStatements = (client: pg.ClientBase): unknown =>
  client.query(`set statement_timeout to ${String(STATEMENT_TIMEOUT_MS)}`);

/**
 * A pool that hands out no connection of a server that has turned out to be read-only. Such a connection may stay so
 * for good, as one to a server that another took the place of does: it is opened anew, and so are all that are as old.
 */
const lettingGoOfReadOnly = (pool: pg.Pool): PostgresPool => {
  let generation = 0;
  const generations = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => void generations.set(client, generation));
  const isStale = (client: pg.PoolClient) => generations.get(client) !== generation;

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    if (isStale(client)) {
      client.release(true);
      return connect();
    }
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        const isReadOnly = error instanceof pg.DatabaseError && error.code === READ_ONLY;
        if (isReadOnly && !isStale(client)) generation += 1;
        throw error;
      }
    };
    return {
      // Cursors, which Kysely would pass too, are not used.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy ?? isStale(client)),
    };
  };
  return { connect, end: async () => pool.end(), options: pool.options };
};

/**
 * Kysely over a pool of PostgreSQL connections; connects with the first query.
 *
 * @throws DatabaseUrlError
 */
export const postgresDialect = (url: string, onIdleError: (error: Error) => void): Dialect => {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...postgresConnection(url),
    max: POOL_SIZE,
    query_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    types: typeParsers,
    onConnect: limitStatements,
  });
  // A connection that breaks while nobody uses it: the pool opens another one.
  pool.on('error', onIdleError);
  // One that breaks between two statements of a transaction would end the process; the next statement
  // fails and tells its caller.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool: lettingGoOfReadOnly(pool) });
};

/**
 * Makes sure that a database keeps every letter that visitors type.
 *
 * @throws UnusableDatabaseError
 */
export const checkEncoding = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ readonly server_encoding: string }>`show server_encoding`.execute(
    db,
  );
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new UnusableDatabaseError(
      `the database of DATABASE_URL has the encoding ${String(encoding)}, which lacks letters: create one with encoding 'UTF8' template template0`,
    );
};

/** SQLSTATE of a transaction that was undone as it and another waited for one another. */
const DEADLOCK = '40P01';

/** How often a transaction is tried: who it waited for is done by then. */
const TRIES = 3;

/** Runs a transaction again that was undone for another's sake. */
export const repeatingDeadlocks = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      const isDeadlock = error instanceof pg.DatabaseError && error.code === DEADLOCK;
      if (!isDeadlock || tries >= TRIES) throw error;
    }
  }
};
