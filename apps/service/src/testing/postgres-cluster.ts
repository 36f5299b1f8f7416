import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server of the tests' own; `undefined` where the machine has none. */
    postgresUrl: string | undefined;
  }
}

/** Starts a throw-away PostgreSQL for the run, where the machine has one. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const server = await startPostgres();
  if (!server) {
    process.stdout.write(
      'PostgreSQL is not installed here: its tests were skipped, only SQLite ran.\n',
    );
  }
  project.provide('postgresUrl', server?.url);
  return server?.remove;
};
