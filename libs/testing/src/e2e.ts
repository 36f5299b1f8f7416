import { expect, test as base } from '@playwright/test';
import { mailsIn, newDataDir, runCommand, type RunningService, startService } from './service.ts';
import { writeVacancies } from './vacancies.ts';

export { expect };
export type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';

let running: RunningService | undefined;

/** The built service that the tests of this worker talk to. */
export const service = (): RunningService => {
  if (running === undefined) throw new Error('a test that needs the service imports this `test`');
  return running;
};

/** A test on the built service with the sample vacancies; each worker has one of its own. */
export const test = base.extend<object, { readonly ownService: RunningService }>({
  ownService: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
    async ({}, provide) => {
      const dataDir = newDataDir();
      await runCommand(dataDir, 'jobs', 'import', '--create', writeVacancies(dataDir));
      running = await startService({ RATE_LIMIT: 'off' }, dataDir);
      await provide(running);
      await running.stop();
      running = undefined;
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ ownService }, provide) => provide(ownService.origin),
});

/** The mails the service has sent that hold a text (`mailsIn`). */
export const mailsWith = (text: string): readonly string[] => mailsIn(service().dataDir, text);

/** Runs a command of the operator on the data of the running service; gives back what it prints. */
export const operate = async (
  name: 'outbox' | 'staff',
  ...parameters: readonly string[]
): Promise<string> => runCommand(service().dataDir, name, ...parameters);
