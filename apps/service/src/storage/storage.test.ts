import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dayInKolkata } from '../clock/clock.ts';
import { databases, openTestStorage } from '../testing/databases.ts';
import { REFUSING_PORT } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { migrations } from './migrations/index.ts';
import { NewerDatabaseError } from './migrate.ts';
import { DataDirInUseError, lockDataDir } from './service-lock.ts';
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
  it('is migrated once, and by those who come later no more', async () => {
    const settings = await create();
    await openTestStorage(settings);
    const { db } = await openTestStorage(settings);
    await expect(db.selectFrom('versions').selectAll().execute()).resolves.toEqual([
      { name: 'jobs', version: 0 },
    ]);
  });

  it('keeps what is in a database of the first version', async () => {
    const storage = openStorage(await create());
    onTestFinished(async () => storage.close());
    const { '0001-first': first } = migrations;
    if (!first) throw new Error('there is no first migration');
    const provider = { getMigrations: async () => Promise.resolve({ '0001-first': first }) };
    await new Migrator({ db: storage.db, provider }).migrateToLatest();
    await sql`insert into subscriptions (email_key, email, status, mailed_at, created_at)
      values ('a@example.com', 'A@example.com', 'confirmed', 1, 1),
             ('b@example.com', 'b@example.com', 'pending', 1, 1)`.execute(storage.db);
    await storage.migrate();
    const rows = await storage.db
      .selectFrom('subscriptions')
      .select(['email', 'status', 'unsubscribe_hash'])
      .orderBy('email_key')
      .execute();
    expect(rows).toEqual([
      { email: 'A@example.com', status: 'confirmed', unsubscribe_hash: null },
      { email: 'b@example.com', status: 'pending', unsubscribe_hash: null },
    ]);
  });

  it('counts a vacancy of the first version as shown, and changed, when it learns to ask', async () => {
    const storage = openStorage(await create());
    onTestFinished(async () => storage.close());
    const { '0001-first': first } = migrations;
    if (!first) throw new Error('there is no first migration');
    const provider = { getMigrations: async () => Promise.resolve({ '0001-first': first }) };
    await new Migrator({ db: storage.db, provider }).migrateToLatest();
    await sql`insert into job_categories (id, jobcategory) values (1, 'GIS')`.execute(storage.db);
    await sql`insert into job_locations (fk_district_id, vch_district)
      values (1, 'Kollam')`.execute(storage.db);
    await sql`insert into jobs (job_id, job_title, job_short_desc, description, category_id,
        job_type, vch_office, int_location_id, last_date, status)
      values (1, 'Title', 'Short', 'Long', 1, 1, 'Office', 1, '2999-12-31', 'open'),
             (2, 'Title', 'Short', 'Long', 1, 1, 'Office', 1, '2020-12-31', 'closed')`.execute(
      storage.db,
    );
    const before = Date.now();
    await storage.migrate();
    const jobs = await storage.db.selectFrom('jobs').selectAll().orderBy('job_id').execute();
    const today = dayInKolkata(before);
    expect(jobs).toMatchObject([
      { job_title: 'Title', status: 'open', first_date: today, last_date: '2999-12-31' },
      { job_title: 'Title', status: 'closed', first_date: '2020-12-31', last_date: '2020-12-31' },
    ]);
    for (const { changed_at } of jobs) {
      expect(changed_at).toBeGreaterThanOrEqual(before);
      expect(changed_at).toBeLessThanOrEqual(Date.now());
    }
  });

  it('is not touched when a newer version has been', async () => {
    const storage = await openTestStorage(await create());
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-later', '2999-01-01T00:00:00.000Z')`.execute(storage.db);
    await expect(storage.migrate()).rejects.toThrow(NewerDatabaseError);
  });

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
