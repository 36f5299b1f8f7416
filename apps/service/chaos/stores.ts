import { openResumeStore, type ResumeStore } from '../src/features/resumes/index.ts';
import { readSettings } from '../src/runtime/settings/index.ts';
import type { StorageSettings } from '../src/storage/index.ts';
import { startBucket, type TestBucket } from '../src/testing/bucket.ts';
import { databases, postgresDatabase, type TestDatabase } from '../src/testing/databases.ts';
import { redisServer } from '../src/testing/redis.ts';

/**
 * Database, resume store and settings of a service under attack. They are new and empty, and deleted after the test.
 */
export interface Stores {
  readonly database: StorageSettings;
  readonly resumes: ResumeStore;
  readonly bucket: TestBucket | undefined;
  readonly environment: Readonly<Record<string, string>>;
}

export interface StoresKind {
  readonly name: string;
  /** @param dataDir - a folder to use; a new one by default */
  readonly create: (dataDir?: string) => Promise<Stores>;
}

const open = async (
  database: TestDatabase,
  shared: { readonly bucket?: TestBucket; readonly redisUrl?: string },
  folder?: string,
): Promise<Stores> => {
  const { databaseUrl, dataDir: created } = await database.create();
  const dataDir = folder ?? created;
  const environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(shared.bucket && { S3_URL: shared.bucket.url }),
    ...(shared.redisUrl !== undefined && { REDIS_URL: shared.redisUrl }),
  };
  return {
    database: { dataDir, databaseUrl },
    resumes: await openResumeStore(readSettings(environment)),
    bucket: shared.bucket,
    environment,
  };
};

const [sqlite] = databases;
if (!sqlite) throw new Error('there is no database to attack');

const onDisk: StoresKind = {
  name: 'SQLite + disk',
  create: async (folder) => open(sqlite, {}, folder),
};

const onServers = (postgres: TestDatabase, createRedis: NonNullable<typeof redisServer>) => ({
  name: 'PostgreSQL + S3 + Redis',
  create: async (folder?: string) => {
    const redis = await createRedis();
    await redis.start();
    return open(postgres, { bucket: await startBucket(), redisUrl: redis.url }, folder);
  },
});

/** Kinds of stores the suite runs on. The second needs PostgreSQL and Redis installed. */
export const storesKinds: readonly StoresKind[] =
  postgresDatabase && redisServer ? [onDisk, onServers(postgresDatabase, redisServer)] : [onDisk];
