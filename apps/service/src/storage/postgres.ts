import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

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

/** Kysely over a pool of PostgreSQL connections; connects with the first query. */
export const postgresDialect = (url: string, onIdleError: (error: Error) => void): Dialect => {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    types: typeParsers,
  });
  // A connection that breaks while nobody uses it: the pool opens another one.
  pool.on('error', onIdleError);
  // One that breaks between two statements of a transaction would end the process; the next statement
  // fails and tells its caller.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
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
