import { CompiledQuery } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './schema.ts';
import { BUSY_TIMEOUT_MS, tryToBegin } from './sqlite.ts';
import { UnavailableError } from './unavailable.ts';

/** How many units one transaction takes: bounds how long it keeps the event loop busy. */
const LARGEST_GROUP = 64;

/**
 * How long the next commit waits at least, in times of what the last one took for each of its units:
 * the event loop waits for a commit, so what arrives one by one under load is to share it. A unit alone
 * is written at once, and so are units that come in crowds.
 */
const REST_FACTOR = 20;
const LONGEST_REST_MS = 50;

/** After so many ms it is looked whether another process, such as an import of many vacancies, still writes. */
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
    await connection.executeQuery(rollBackTo);
    await connection.executeQuery(release);
    unit.failed(error);
    return false;
  }
  await connection.executeQuery(release);
  return true;
};

/**
 * Runs pieces of work that wait at the same moment in one transaction, each behind a savepoint of its
 * own: one write to the disk for all of them. What fails is undone alone; the others resolve only
 * after the commit.
 */
export const createGroupCommit = (db: Db) => {
  let waiting: Unit[] = [];
  let running = false;
  let restsUntil = 0;

  /** Says whether it could: not while another process writes. */
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

  /** Between two tries the connection is everybody's, so that reading goes on. */
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
      // Lets answers leave and requests arrive, which then share the next transaction.
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
