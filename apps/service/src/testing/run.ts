import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { createXsrfTokens } from '../auth/xsrf/index.ts';
import { importVacancies } from '../features/vacancies/index.ts';
import { readCountingKey } from '../http/security/rate-limits.ts';
import { openStorage, type StorageSettings } from '../storage/index.ts';
import {
  databaseOn,
  MIGRATED,
  PUBLISHED,
  runOnServer,
  startPostgres,
  versionOf,
} from './postgres-server.ts';
import { vacancyFile } from './vacancies.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built service, whose start takes three quarters of the time of a start from its sources. */
    builtService: string;
    /** Databases that tests copy. */
    templates: {
      readonly migratedFile: string;
      /** The same with the vacancies of a test service. */
      readonly publishedFile: string;
      /** URL of the run's PostgreSQL server; `undefined` if it is not installed. */
      readonly postgresUrl: string | undefined;
      /** SQL options that make that server copy a database by its files, as before version 15: half the time. */
      readonly postgresCopies: string;
      /** Certificate file of the authority that signed that server's certificate. */
      readonly postgresAuthority: string | undefined;
    };
  }
}

const migrate = async (settings: StorageSettings) => {
  const storage = openStorage(settings);
  await storage.migrate();
  await storage.close();
};

/** Stores what each test service begins with: two vacancies, and the secrets of limits and tokens. */
const publish = async (settings: StorageSettings) => {
  const storage = openStorage(settings);
  const shownFor = { first_date: '2000-01-01' };
  await importVacancies(
    storage,
    vacancyFile([
      { job_id: 1, ...shownFor },
      { job_id: 2, status: 'closed', ...shownFor },
    ]),
  );
  await readCountingKey(storage);
  await createXsrfTokens(storage);
  await storage.close();
};

const app = join(import.meta.dirname, '../..');

/** Builds the service as the sources that they are: of no release. Returns the folder, in which its packages are found. */
const buildService = async () => {
  mkdirSync(join(app, 'reports'), { recursive: true });
  const outDir = mkdtempSync(join(app, 'reports/service-'));
  await build({
    configFile: join(app, 'vite.config.ts'),
    define: { BUILT_RELEASE: 'undefined' },
    build: { outDir, minify: false },
  });
  return outDir;
};

/**
 * Prepares what the tests of a run share: a cache of compiled code, the built service, a PostgreSQL server, migrated
 * databases.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'service-run-'));
  // For the workers, and for all services and commands that they start.
  process.env['NODE_COMPILE_CACHE'] ??= join(folder, 'compiled');
  const built = await buildService();
  project.provide('builtService', built);
  const dataDir = join(folder, MIGRATED);
  const publishedDir = join(folder, PUBLISHED);
  await migrate({ dataDir, databaseUrl: undefined });
  cpSync(dataDir, publishedDir, { recursive: true });
  await publish({ dataDir: publishedDir, databaseUrl: undefined });
  const server = await startPostgres();
  if (server) {
    await runOnServer(server.url, `create database ${MIGRATED}`);
    await migrate({ dataDir, databaseUrl: databaseOn(server.url, MIGRATED) });
    await runOnServer(server.url, `create database ${PUBLISHED} template ${MIGRATED}`);
    await publish({ dataDir, databaseUrl: databaseOn(server.url, PUBLISHED) });
  } else {
    process.stdout.write(
      'PostgreSQL is not installed here: its tests were skipped, only SQLite ran.\n',
    );
  }
  project.provide('templates', {
    migratedFile: join(dataDir, 'site.db'),
    publishedFile: join(publishedDir, 'site.db'),
    postgresUrl: server?.url,
    postgresCopies: server && (await versionOf(server.url)) >= 150_000 ? 'strategy file_copy' : '',
    postgresAuthority: server?.authority,
  });
  return async () => {
    await server?.remove();
    for (const made of [folder, built]) rmSync(made, { recursive: true, force: true });
  };
};
