import { newDataDir, runCommand, startService } from '@example/testing/service';
import { writeVacancies } from '@example/testing/vacancies';
import type { TestProject } from 'vitest/node';
import { engines } from './installed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built service that all engines use. */
    service: { readonly origin: string; readonly dataDir: string };
  }
}

/** Prints which engines are left out, and starts the service with the sample vacancies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  for (const [engine, browser] of Object.entries(engines)) {
    if (browser === undefined)
      process.stdout.write(`${engine} is not installed here: its flows are left out.\n`);
  }
  const dataDir = newDataDir();
  await runCommand(dataDir, 'jobs', 'import', '--create', writeVacancies(dataDir));
  const { origin, stop } = await startService({ RATE_LIMIT: 'off' }, dataDir, {
    asInstalled: false,
  });
  project.provide('service', { origin, dataDir });
  return stop;
};
