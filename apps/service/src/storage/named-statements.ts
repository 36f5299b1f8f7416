import type pg from 'pg';

/** Statements that a connection keeps, and the longest of them, in characters. */
const MOST_NAMES = 50;
const LONGEST_NAMED = 4_000;

/**
 * Statements of the same text every time. Of those that return all columns, the server would refuse one that it knows
 * after another release has added a column.
 */
const isWorthIt = (text: string) =>
  /^(?:insert into|select pg_advisory_xact_lock)/.test(text) &&
  text.length <= LONGEST_NAMED &&
  !text.endsWith('*');

/** Creates names by which connections to PostgreSQL keep the statements that store what visitors send. */
export const createNamedStatements = () => {
  const names = new Map<string, string>();
  const ownConnections = new WeakSet<pg.ClientBase>();
  return {
    /**
     * Finds out whether a new connection is the server's own, after statements that set it up. Behind a pooler, each
     * transaction may run on another connection of the server, which does not know what was named.
     */
    setUp: async (client: pg.ClientBase, statements: string) => {
      const results: unknown = await client.query(`${statements}; select pg_backend_pid() as pid`);
      const said = (results as readonly pg.QueryResult<{ readonly pid: number }>[]).at(-1);
      // A pooler gives a process id of its own.
      const { processID } = client as pg.ClientBase & { readonly processID: number };
      if (said?.rows[0]?.pid === processID) ownConnections.add(client);
    },
    /** Returns the name of a statement; `undefined` when it is to be read and planned anew. */
    nameOf: (client: pg.ClientBase, text: string) => {
      if (!ownConnections.has(client) || !isWorthIt(text)) return undefined;
      const known = names.get(text);
      if (known !== undefined || names.size === MOST_NAMES) return known;
      const name = `s${String(names.size + 1)}`;
      names.set(text, name);
      return name;
    },
  };
};

export type NamedStatements = ReturnType<typeof createNamedStatements>;
