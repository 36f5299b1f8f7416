import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openTestStorage, postgresDatabase } from '../testing/databases.ts';
import { makeCertificate } from '../testing/certificates.ts';
import { pgBouncer } from '../testing/pgbouncer.ts';
import { runOnServer } from '../testing/postgres-server.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { countRows, createTestService, enquiry } from '../testing/test-service.ts';
import { isRefusal, migrate, openStorage, wasMigrated } from './index.ts';

// Not `runIf`: without PostgreSQL the run has said so, and a skipped test counts as a failure.
if (postgresDatabase) {
  const database = postgresDatabase;
  const { postgresAuthority: authority = '' } = inject('templates');

  const createUrl = async () => (await database.createMigrated()).databaseUrl ?? '';
  const open = (databaseUrl: string) => {
    const storage = openStorage({ dataDir: temporaryFolder(), databaseUrl });
    onTestFinished(async () => storage.close());
    return storage;
  };
  /** Returns whether the connection of a URL is encrypted. Rejects as connecting does. */
  const isEncrypted = async (databaseUrl: string) => {
    const { rows } = await sql<{
      readonly ssl: boolean;
    }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(open(databaseUrl).db);
    return rows[0]?.ssl;
  };
  const failureOf = async (databaseUrl: string): Promise<unknown> =>
    isEncrypted(databaseUrl).then(
      () => undefined,
      (error: unknown) => error,
    );

  if (pgBouncer) {
    const startPgBouncer = pgBouncer;
    describe('storage behind PgBouncer', () => {
      it.each([
        ['as it comes', {}],
        ['with a pool of transactions', { pool_mode: 'transaction' }],
      ])('stores where it is set up %s', async (_, settings) => {
        const { dataDir, databaseUrl: direct = '' } = await database.create();
        const databaseUrl = await startPgBouncer(direct, settings);
        const storage = await openTestStorage({ dataDir, databaseUrl });
        const insert = async (name: string) =>
          storage.transact(async (db) => {
            await db.insertInto('meta').values({ name, value: 'x' }).execute();
          });
        const before = await countRows(storage, 'meta');
        await Promise.all(Array.from({ length: 20 }, async (__, index) => insert(String(index))));
        await expect(countRows(storage, 'meta')).resolves.toBe(before + 20);
      });

      it('keeps no lock of a start, whoever else uses the pool of transactions', async () => {
        const { databaseUrl: direct = '' } = await database.create();
        const databaseUrl = await startPgBouncer(direct, { pool_mode: 'transaction' });
        const { db: others } = open(databaseUrl);
        let isOver = false;
        const use = async () => {
          while (!isOver) await sql`select pg_sleep(random() / 300)`.execute(others);
        };
        const using = Array.from({ length: 8 }, use);
        for (let start = 0; start < 3; start += 1) await open(databaseUrl).migrate();
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and database =
            (select oid from pg_database where datname = current_database())`.execute(
          open(direct).db,
        );
        isOver = true;
        await Promise.all(using);
        expect(rows).toEqual([]);
      });

      it('has its statements ended by the server after 15 s', async () => {
        const { db } = open(await startPgBouncer(await createUrl()));
        const { rows } = await sql`show statement_timeout`.execute(db);
        expect(rows).toEqual([{ statement_timeout: '15s' }]);
      });
    });
  }

  it('the server reads and plans once what stores the same things again and again', async () => {
    const { databaseUrl = '' } = await database.createMigrated();
    const { db } = open(databaseUrl);
    const known = async () => {
      const { rows } = await sql<{
        readonly statement: string;
      }>`select statement from pg_prepared_statements`.execute(db);
      return rows.map(({ statement }) => statement);
    };
    const insert = async (names: readonly string[]) =>
      db
        .insertInto('meta')
        .values(names.map((name) => ({ name, value: 'x' })))
        .execute();
    for (const name of ['a', 'b', 'c']) await insert([name]);
    await expect(known()).resolves.toEqual([expect.stringContaining('insert into "meta"')]);
    for (let rows = 2; rows < 60; rows += 1)
      await insert(Array.from({ length: rows }, (_, row) => `${String(rows)}-${String(row)}`));
    await expect(known()).resolves.toHaveLength(50);
    await db.insertInto('meta').values({ name: 'all', value: 'x' }).returningAll().execute();
    expect((await known()).filter((statement) => statement.endsWith('*'))).toEqual([]);
  });

  it('migrations in another schema of the database are those of another application', async () => {
    const { dataDir, databaseUrl = '' } = await database.create();
    await runOnServer(
      databaseUrl,
      `create schema other;
      create table other.kysely_migration (name varchar(255) primary key, timestamp varchar(255));
      create table other.kysely_migration_lock (id varchar(255) primary key, is_locked integer);
      insert into other.kysely_migration values ('2020-theirs', '2020')`,
    );
    const { db } = open(databaseUrl);
    await expect(wasMigrated(db)).resolves.toBe(false);
    await openTestStorage({ dataDir, databaseUrl });
    await expect(wasMigrated(db)).resolves.toBe(true);
    await openTestStorage({ dataDir, databaseUrl });
  });

  it('a server whose transactions are serializable takes all that is sent at once', async () => {
    const { server, deps } = await createTestService({ database });
    const { databaseUrl = '' } = deps.settings;
    const name = new URL(databaseUrl).pathname.slice(1);
    await runOnServer(
      databaseUrl,
      `alter database ${name} set default_transaction_isolation = 'serializable'`,
    );
    await runOnServer(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    );
    const send = async () =>
      server.inject({ method: 'POST', url: '/api/v0/save_enquiry', payload: enquiry });
    await expect.poll(async () => (await send()).statusCode).toBe(201);
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
  });

  it('a database that turns read-only answers 503, and takes what is sent once it writes again', async () => {
    const { server, storage, deps } = await createTestService({ database });
    const { databaseUrl = '' } = deps.settings;
    const name = new URL(databaseUrl).pathname.slice(1);
    const send = async () =>
      server.inject({ method: 'POST', url: '/api/v0/save_enquiry', payload: enquiry });
    // As many connections as the pool has, so that all of them are connections of a read-only server.
    const connect = async () =>
      Promise.all(
        Array.from({ length: 10 }, async () => sql`select pg_sleep(0.05)`.execute(storage.db)),
      ).then(
        () => true,
        () => false,
      );
    await runOnServer(databaseUrl, `alter database ${name} set default_transaction_read_only = on`);
    const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
    await runOnServer(databaseUrl, others);
    await expect.poll(connect).toBe(true);
    const refused = await send();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    const again = `begin read write; alter database ${name} reset default_transaction_read_only; commit`;
    await runOnServer(databaseUrl, again);
    for (let count = 0; count < 12; count += 1) expect((await send()).statusCode).toBe(201);
    await expect(countRows(storage, 'enquiries')).resolves.toBe(12);
  });

  it('a migration may take longer than other statements', async () => {
    const { databaseUrl = '' } = await database.create();
    await migrate(open(databaseUrl).db, '0031-pending-words');
    const other = new pg.Client(databaseUrl);
    await other.connect();
    onTestFinished(async () => other.end());
    await other.query(`create function note_limit() returns trigger language plpgsql as $$ begin
      insert into meta values ('limit', current_setting('statement_timeout')) on conflict do nothing;
      return null; end $$`);
    await other.query('create trigger note before update on inbox execute function note_limit()');
    await other.query('begin');
    await other.query('lock table inbox');

    const storage = open(databaseUrl);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const migrated = storage.migrate();
    await expect
      .poll(async () => (await other.query('select from pg_locks where not granted')).rowCount)
      .toBe(1);
    vi.advanceTimersByTime(3_600_000);
    await other.query('commit');
    await migrated;
    const { rows } = await other.query("select value from meta where name = 'limit'");
    expect(rows).toEqual([{ value: '0' }]);
  });

  describe('a URL with an sslmode', () => {
    it.each([
      ['none', '', false],
      ['disable', '?sslmode=disable', false],
      ['require', '?sslmode=require', true],
      ['require with an authority', `?sslmode=require&sslrootcert=${authority}`, true],
      ['verify-ca', `?sslmode=verify-ca&sslrootcert=${authority}`, true],
      ['verify-full', `?sslmode=verify-full&sslrootcert=${authority}`, true],
    ])('of %s connects as psql does', async (_, parameters, expected) => {
      await expect(isEncrypted(`${await createUrl()}${parameters}`)).resolves.toBe(expected);
    });

    it('refuses a server that another authority signed, or that has another name', async () => {
      const url = await createUrl();
      const { authority: other } = makeCertificate(temporaryFolder());
      for (const mode of ['require', 'verify-ca', 'verify-full'])
        expect(isRefusal(await failureOf(`${url}?sslmode=${mode}&sslrootcert=${other}`))).toBe(
          true,
        );
      for (const parameters of ['?sslmode=verify-full', '?sslmode=verify-full&sslrootcert=system'])
        expect(isRefusal(await failureOf(`${url}${parameters}`))).toBe(true);
      const named = `?sslrootcert=${authority}&sslmode=`;
      const alias = url.replace('127.0.0.1', 'localhost');
      expect(isRefusal(await failureOf(`${alias}${named}verify-full`))).toBe(true);
      await expect(isEncrypted(`${alias}${named}verify-ca`)).resolves.toBe(true);
    });
  });
}
