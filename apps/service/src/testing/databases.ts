import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openStorage, type Storage, type StorageSettings } from '../storage/index.ts';
import { temporaryFolder } from './temporary.ts';

export interface TestDatabase {
  readonly name: string;
  /** Where a new, empty database is; gone after the test. */
  readonly create: () => Promise<StorageSettings>;
}

const sqlite: TestDatabase = {
  name: 'SQLite',
  create: async () => Promise.resolve({ dataDir: temporaryFolder(), databaseUrl: undefined }),
};

const onServer = async (url: string, statement: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const postgres = (url: string): TestDatabase => ({
  name: 'PostgreSQL',
  create: async () => {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await onServer(url, `create database ${name}`);
    onTestFinished(async () => onServer(url, `drop database ${name} with (force)`));
    const own = new URL(url);
    own.pathname = `/${name}`;
    return { dataDir: temporaryFolder(), databaseUrl: own.href };
  },
});

const url = inject('postgresUrl');

/** The databases every test of the stores runs on. */
export const databases: readonly TestDatabase[] = url ? [sqlite, postgres(url)] : [sqlite];
export const postgresDatabase = databases[1];

/** Opens a storage that is closed after the test. */
export const openTestStorage = async (settings: StorageSettings): Promise<Storage> => {
  const storage = openStorage(settings);
  onTestFinished(async () => storage.close());
  await storage.migrate();
  return storage;
};
