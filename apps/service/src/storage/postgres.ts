import {
  type Dialect,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from 'kysely';
import pg from 'pg';
import { UnusableDatabaseError } from './migrate.ts';
import { createNamedStatements, type NamedStatements } from './named-statements.ts';
import { postgresConnection } from './postgres-url.ts';
import type { Db } from './schema.ts';
import { READ_ONLY } from './unavailable.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;

/** Type id of `bigint`, which holds times in ms that fit into a number. */
const INT8 = pg.types.builtins.INT8;

type TypeId = (typeof pg.types.builtins)[keyof typeof pg.types.builtins];

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (id: TypeId, format?: 'text' | 'binary') =>
    id === INT8 ? Number : (pg.types.getTypeParser(id, format) as (text: string) => unknown),
};

/**
 * Sets the time limit of statements, and PostgreSQL's own isolation of transactions: with a stricter one, some would
 * fail beside others. They are no parameters of the connection, since PgBouncer refuses those.
 */
const setUpWith = (limitMs: number) =>
  `set statement_timeout to ${String(limitMs)}; set default_transaction_isolation to 'read committed'`;

/**
 * Wraps a pool so that it hands out no connection of a server that has turned out to be read-only. Such a connection
 * may stay read-only for good, as after a failover to another server. It is closed and opened again, and so are all
 * that are as old.
 */
const lettingGoOfReadOnly = (pool: pg.Pool, { nameOf }: NamedStatements): PostgresPool => {
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
        const name = nameOf(client, text);
        return await (name === undefined
          ? client.query(text, values)
          : client.query({ name, text, values }));
      } catch (error) {
        const isReadOnly = error instanceof pg.DatabaseError && error.code === READ_ONLY;
        if (isReadOnly && !isStale(client)) generation += 1;
        throw error;
      }
    };
    return {
      // Kysely would pass cursors too, which are not used.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy ?? isStale(client)),
    };
  };
  return { connect, end: async () => pool.end(), options: pool.options };
};

/** Leaves the lock of migrations to `migrate`. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
  override async releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

class UnlockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/**
 * Creates Kysely's dialect over a pool of PostgreSQL connections. It connects with the first query.
 *
 * @param isLimited - false for statements that may take as long as they need
 * @throws DatabaseUrlError
 */
export const postgresDialect = (
  url: string,
  onIdleError: (error: Error) => void,
  isLimited: boolean,
): Dialect => {
  // Zero is no limit, for the client as for the server.
  const limit = isLimited ? STATEMENT_TIMEOUT_MS : 0;
  const named = createNamedStatements();
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...postgresConnection(url),
    max: POOL_SIZE,
    query_timeout: limit,
    keepAlive: true,
    types: typeParsers,
    // The pool waits for it before it hands the connection out, though its types do not say so.
    onConnect: (client): unknown => named.setUp(client, setUpWith(limit)),
  });
  // A connection that breaks while idle: the pool opens another one.
  pool.on('error', onIdleError);
  // A connection that breaks between two statements of a transaction would end the process. The next statement fails
  // and reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new UnlockedDialect({ pool: lettingGoOfReadOnly(pool, named) });
};

/**
 * Checks that a database can store every letter that visitors type, and knows the small ones of addresses.
 *
 * @throws UnusableDatabaseError
 */
export const checkLetters = async (db: Db): Promise<void> => {
  const { rows } = await sql<{
    readonly encoding: string;
    readonly i: string;
  }>`select current_setting('server_encoding') as encoding, lower('I') as i`.execute(db);
  const { encoding, i } = rows[0] ?? {};
  // Turkish makes it a dotless one: an address with a capital would not be found again, as for its erasure.
  if (i !== 'i')
    throw new UnusableDatabaseError(
      `the database of DATABASE_URL has a locale whose small I is ${String(i)}: create one with locale 'C' template template0`,
    );
  if (encoding !== 'UTF8')
    throw new UnusableDatabaseError(
      `the database of DATABASE_URL has the encoding ${String(encoding)}, which lacks letters: create one with encoding 'UTF8' template template0`,
    );
};

/** SQLSTATE of a transaction that was undone because of a deadlock. */
const DEADLOCK = '40P01';

/** Tries of a transaction. The one that it waited for ends meanwhile. */
const TRIES = 3;

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
