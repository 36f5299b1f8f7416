import { CompiledQuery } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './schema.ts';
import { BUSY_TIMEOUT_MS, tryToBegin } from './sqlite.ts';
import { UnavailableError } from './unavailable.ts';

/** Units per transaction, which limits how long it blocks the event loop. */
const LARGEST_GROUP = 64;

/**
 * Factor of the pause after a commit to the commit's time per unit. A commit blocks the event loop, so units that
 * arrive one by one under load should share one. A single unit, and units that arrive in crowds, are written at once.
 */
const REST_FACTOR = 20;
const LONGEST_REST_MS = 50;

/** Interval in ms at which a commit is retried while another process writes, such as an import of many vacancies. */
const BUSY_PAUSE_MS = 5;

const savepoint = CompiledQuery.raw('savepoint unit');
const release = CompiledQuery.raw('release unit');
const rollBackTo = CompiledQuery.raw('rollback to unit');
const commit = CompiledQuery.raw('commit');
const rollBack = CompiledQuery.raw('rollback');

interface Unit {
  run(db: Db): Promise<void>;
  committed(): void;
  failed(error: unknown): void;
}

const runUnit = async (connection: Db, unit: Unit): Promise<boolean> => {
  await connection.executeQuery(savepoint);
  try {
    await unit.run(connection);
  } catch (error) {
    try {
      await connection.executeQuery(rollBackTo);
      await connection.executeQuery(release);
    } catch {
      // SQLite has undone the whole transaction by itself, as when the disk is full.
      throw error;
    }
    unit.failed(error);
    return false;
  }
  await connection.executeQuery(release);
  return true;
};

/**
 * Runs units that wait at the same time in one transaction, so that they share one write to the disk. Each has a
 * savepoint of its own: a unit that fails is undone alone. The others resolve only after the commit.
 */
export const createGroupCommit = (db: Db) => {
  let waiting: Unit[] = [];
  let running = false;
  let restsUntil = 0;

  /** Runs and commits units. Returns false if another process writes. */
  const tryToCommit = async (units: readonly Unit[]): Promise<boolean> =>
    db.connection().execute(async (connection) => {
      if (!(await tryToBegin(connection))) return false;
      let open = new Set(units);
      try {
        for (const unit of units) {
          if (!(await runUnit(connection, unit))) open.delete(unit);
        }
        const begun = performance.now();
        await connection.executeQuery(commit);
        const ended = performance.now();
        const share = (ended - begun) / units.length;
        restsUntil = ended + Math.min(share * REST_FACTOR, LONGEST_REST_MS);
      } catch (error) {
        await connection.executeQuery(rollBack).catch(() => undefined);
        for (const unit of open) unit.failed(error);
        open = new Set();
      }
      for (const unit of open) unit.committed();
      return true;
    });

  /** Retries while another process writes. Between two tries the connection is free for reads. */
  const commitGroup = async (units: readonly Unit[]) => {
    const end = performance.now() + BUSY_TIMEOUT_MS;
    while (!(await tryToCommit(units))) {
      if (performance.now() > end)
        throw new UnavailableError('another process writes for long', undefined);
      await sleep(BUSY_PAUSE_MS);
    }
  };

  const run = async () => {
    while (waiting.length > 0) {
      const rest = restsUntil - performance.now();
      if (rest > 0) await sleep(rest);
      const group = waiting.slice(0, LARGEST_GROUP);
      waiting = waiting.slice(LARGEST_GROUP);
      await commitGroup(group).catch((error: unknown) => {
        for (const unit of group) unit.failed(error);
      });
      // Lets answers leave and requests arrive, whose units then share the next transaction.
      await new Promise((resolve) => setImmediate(resolve));
    }
    running = false;
  };

  return async <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let answer: { readonly value: T } | undefined;
      waiting.push({
        run: async (connection) => {
          answer = { value: await work(connection) };
        },
        committed: () => {
          if (answer) resolve(answer.value);
        },
        failed: reject,
      });
      if (running) return;
      running = true;
      setImmediate(() => void run());
    });
};
