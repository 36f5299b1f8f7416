import { randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStorage, type Storage, type StorageSettings } from '../storage/index.ts';
import { databaseOn, MIGRATED, PUBLISHED } from './postgres-server.ts';
import { temporaryFolder } from './temporary.ts';

export interface TestDatabase {
  readonly name: string;
  /** Creates a database without tables, deleted after the test. */
  readonly create: () => Promise<StorageSettings>;
  /** Copies the run's migrated database, deleted after the test. */
  readonly createMigrated: () => Promise<StorageSettings>;
  /** Copies the same with the vacancies of a test service. */
  readonly createPublished: () => Promise<StorageSettings>;
}

const { migratedFile, publishedFile, postgresUrl, postgresCopies } = inject('templates');

/** Copies of the run's databases. */
const migrated = new WeakSet<StorageSettings>();

const asMigrated = (settings: StorageSettings): StorageSettings => {
  migrated.add(settings);
  return settings;
};

const copyFile = async (file: string): Promise<StorageSettings> => {
  const dataDir = temporaryFolder();
  copyFileSync(file, join(dataDir, basename(file)));
  return Promise.resolve(asMigrated({ dataDir, databaseUrl: undefined }));
};

const sqlite: TestDatabase = {
  name: 'SQLite',
  create: async () => Promise.resolve({ dataDir: temporaryFolder(), databaseUrl: undefined }),
  createMigrated: async () => copyFile(migratedFile),
  createPublished: async () => copyFile(publishedFile),
};

let administration: Promise<pg.Client> | undefined;

const connect = async (url: string) => {
  const client = new pg.Client(url);
  client.on('error', () => {
    administration = undefined;
  });
  await client.connect();
  return client;
};

/**
 * Runs a statement on the server, over one connection for all tests of a file: to connect takes as long as to drop a
 * database.
 */
const administer = async (url: string, statement: string) => {
  administration ??= connect(url);
  await (await administration).query(statement);
};

/** Closes the connection by which the tests of a file create and drop databases. */
export const endAdministration = async (): Promise<void> => {
  const ending = await administration;
  administration = undefined;
  await ending?.end();
};

const postgres = (url: string): TestDatabase => {
  const createFrom = async (template: string) => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await administer(url, `create database ${name} template ${template} ${postgresCopies}`);
    onTestFinished(async () => administer(url, `drop database ${name} with (force)`));
    return { dataDir: temporaryFolder(), databaseUrl: databaseOn(url, name) };
  };
  return {
    name: 'PostgreSQL',
    create: async () => createFrom('template0'),
    createMigrated: async () => asMigrated(await createFrom(MIGRATED)),
    createPublished: async () => asMigrated(await createFrom(PUBLISHED)),
  };
};

/**
 * Databases for tests of code that could behave differently on each: stores, queries, searches, transactions, locks,
 * migrations, backups, and commands that read or write.
 */
export const databases: readonly TestDatabase[] = postgresUrl
  ? [sqlite, postgres(postgresUrl)]
  : [sqlite];
/**
 * One database, for tests of code before or beside the database: parsing, limits in memory, headers, cookies without a
 * store, usage texts, files.
 */
export const anyDatabase = databases.slice(0, 1);

export const postgresDatabase = databases[1];

/** Variables by which a service or a command uses a database. */
export const environmentOf = ({ dataDir, databaseUrl }: StorageSettings) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

/**
 * Opens a storage, closed after the test. Migrates it, unless `settings` are those of a migrated copy: a look at all
 * migrations takes a third of the time in which a service is made for a test.
 */
export const openTestStorage = async (settings: StorageSettings): Promise<Storage> => {
  const storage = openStorage(settings);
  onTestFinished(async () => storage.close());
  if (!migrated.has(settings)) await storage.migrate();
  return storage;
};
