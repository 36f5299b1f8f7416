import { sql } from 'kysely';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases, openTestStorage } from '../testing/databases.ts';
import { REFUSING_PORT } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { DataDirInUseError, lockDataDir } from './service-lock.ts';
import { openUnused } from './sqlite.ts';
import { openStorage, type Storage } from './storage.ts';
import { isUnavailable } from './unavailable.ts';

const put = async ({ transact }: Storage, name: string, fail = false) =>
  transact(async (db) => {
    await db.insertInto('meta').values({ name, value: 'x' }).execute();
    if (fail) throw new Error(`fails: ${name}`);
    return name;
  });

const names = async ({ db }: Storage) =>
  (await db.selectFrom('meta').select('name').orderBy('name').execute()).map(({ name }) => name);

describe.each(databases)('storage on $name', ({ create }) => {
  it('keeps what succeeds and undoes what fails, of units that commit together', async () => {
    const storage = await openTestStorage(await create());
    const outcomes = await Promise.allSettled(
      Array.from({ length: 150 }, async (_, index) =>
        put(storage, `name ${String(index).padStart(3, '0')}`, index % 3 === 0),
      ),
    );
    const kept = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    expect(kept).toHaveLength(100);
    await expect(names(storage)).resolves.toEqual(kept);
  });

  it('undoes only the unit whose statement the database refuses', async () => {
    const storage = await openTestStorage(await create());
    const outcomes = await Promise.allSettled([
      put(storage, 'a'),
      put(storage, 'b'),
      put(storage, 'a'),
      put(storage, 'c'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    await expect(names(storage)).resolves.toEqual(['a', 'b', 'c']);
  });

  it('commits both of two units when they wait for one another', async () => {
    const storage = await openTestStorage(await create());
    for (const name of ['a', 'b']) await put(storage, name);
    let begun = 0;
    const rename = async (order: readonly string[]) =>
      storage.transact(async (db) => {
        for (const name of order) {
          await db
            .updateTable('meta')
            .set({ value: sql`value || ${order[0]}` })
            .where('name', '=', name)
            .execute();
          begun += 1;
          // Waits until the other unit has its first row, if it can get it.
          for (let wait = 0; wait < 20 && begun < 2; wait += 1) await sleep(10);
        }
      });
    await Promise.all([rename(['a', 'b']), rename(['b', 'a'])]);
    for (const { value } of await storage.db.selectFrom('meta').selectAll().execute())
      expect(value).toMatch(/^x(?:ab|ba)$/);
  });

  it('has committed when a unit resolves: another connection sees it', async () => {
    const settings = await create();
    const one = await openTestStorage(settings);
    const other = await openTestStorage(settings);
    await put(one, 'seen');
    await expect(names(other)).resolves.toEqual(['seen']);
  });

  it('says when another process may have changed something', async () => {
    const settings = await create();
    const one = await openTestStorage(settings);
    const other = await openTestStorage(settings);
    const before = one.changeStamp();
    await put(other, 'changed');
    await expect.poll(() => one.changeStamp(), { timeout: 1_000 }).not.toBe(before);
  });

  it('answers a ping, and not after it was closed', async () => {
    const storage = openStorage(await create());
    await expect(storage.ping()).resolves.toBeUndefined();
    await storage.close();
    await expect(storage.ping()).rejects.toThrow();
  });
});

describe('a full disk', () => {
  it('is what SQLite’s error tells of, though it has undone the transaction by itself', async () => {
    const storage = await openTestStorage({ dataDir: temporaryFolder(), databaseUrl: undefined });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(storage.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(storage.db);
    const fill = async (db: Storage['db']) => {
      const value = 'x'.repeat(1_000_000);
      await db.insertInto('meta').values({ name: 'large', value }).execute();
    };
    await expect(storage.transact(fill)).rejects.toThrow('database or disk is full');
    await expect(storage.db.transaction().execute(fill)).rejects.toThrow(
      'database or disk is full',
    );
    await expect(put(storage, 'small')).resolves.toBe('small');
  });
});

describe('the data folder', () => {
  it('is for its owner only', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    await openTestStorage({ dataDir, databaseUrl: undefined });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('holds files for their owner only', async () => {
    const dataDir = temporaryFolder();
    const before = process.umask(0o022);
    onTestFinished(() => void process.umask(before));
    await openTestStorage({ dataDir, databaseUrl: undefined });
    const modes = readdirSync(dataDir).map((name) => [
      name,
      statSync(join(dataDir, name)).mode & 0o777,
    ]);
    expect(Object.fromEntries(modes)).toEqual({
      'site.db': 0o600,
      'site.db-shm': 0o600,
      'site.db-wal': 0o600,
    });
  });

  it('is locked for one service, and free again after it', () => {
    const folder = temporaryFolder();
    const unlock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(DataDirInUseError);
    unlock();
    const unlockAgain = lockDataDir(folder);
    onTestFinished(unlockAgain);
  });
});

describe('a database in a folder that cannot be written', () => {
  it('is read without the files that SQLite puts beside one in use', async () => {
    const dataDir = temporaryFolder();
    const storage = openStorage({ dataDir, databaseUrl: undefined });
    await storage.migrate();
    await storage.close();
    const before = readdirSync(dataDir);
    const database = openUnused(join(dataDir, 'site.db'));
    onTestFinished(() => database.close());
    expect(database.prepare('select count(*) as count from enquiries').get()).toEqual({ count: 0 });
    expect(() => database.exec('delete from enquiries')).toThrow('readonly');
    expect(readdirSync(dataDir)).toEqual(before);
  });
});

describe('a database that another process writes to', () => {
  it('is waited for by those who write, while others read and the process goes on', async () => {
    const dataDir = temporaryFolder();
    const storage = await openTestStorage({ dataDir, databaseUrl: undefined });
    const other = new DatabaseSync(join(dataDir, 'site.db'));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    let isWritten = false;
    const written = put(storage, 'waited').then(() => {
      isWritten = true;
    });
    for (let count = 0; count < 20; count += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await expect(names(storage)).resolves.toEqual([]);
    }
    expect(isWritten).toBe(false);
    other.exec('commit');
    await written;
    await expect(names(storage)).resolves.toEqual(['waited']);
  });
});

describe('a new database that another process begins at the same moment', () => {
  it('is waited for', async () => {
    const dataDir = temporaryFolder();
    const begun = new Int32Array(new SharedArrayBuffer(4));
    const other = new Worker(
      `const { DatabaseSync } = require('node:sqlite');
      const { file, begun } = require('node:worker_threads').workerData;
      const database = new DatabaseSync(file);
      database.exec('BEGIN IMMEDIATE');
      Atomics.store(begun, 0, 1);
      Atomics.notify(begun, 0);
      Atomics.wait(begun, 0, 1, 300);
      database.close();`,
      { eval: true, workerData: { file: join(dataDir, 'site.db'), begun } },
    );
    await Atomics.waitAsync(begun, 0, 0).value;
    const storage = openStorage({ dataDir, databaseUrl: undefined });
    onTestFinished(storage.close);
    await expect(storage.migrate()).resolves.toBeUndefined();
    await other.terminate();
  });
});

describe('a database that is not there', () => {
  it('is told from a mistake', async () => {
    const storage = openStorage({
      dataDir: temporaryFolder(),
      databaseUrl: `postgres://nobody@127.0.0.1:${String(REFUSING_PORT)}/none`,
    });
    onTestFinished(async () => storage.close());
    const error: unknown = await storage.ping().catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new TypeError('x is not a function'))).toBe(false);
    expect(isUnavailable(Object.assign(new Error('syntax'), { code: '42601' }))).toBe(false);
    expect(isUnavailable(Object.assign(new Error('stopping'), { code: '57P01' }))).toBe(true);
  });
});
