import { expect, test as base } from '@playwright/test';
import { writeManyVacancies } from './many-vacancies.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { mailsIn, newDataDir, runCommand, type RunningService, startService } from './service.ts';
import { writeVacancies } from './vacancies.ts';

export { expect };
export type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';

let running: RunningService | undefined;
let mails: MailServer | undefined;

/** Returns the built service of this worker's tests. */
export const service = (): RunningService => {
  if (running === undefined) throw new Error('a test that needs the service imports this `test`');
  return running;
};

/** Returns the mail server of this worker's service. */
export const ownMailServer = (): MailServer => {
  if (mails === undefined) throw new Error('a test that needs it sets `mailServer`');
  return mails;
};

export interface OwnService {
  /** Number of vacancies; without one, the samples. */
  readonly vacancies: number | undefined;
  /** Sends the mails to a server that refuses some ({@link startMailServer}), and does not write them to files. */
  readonly mailServer: boolean;
  readonly ownService: RunningService;
}

/** A test on the built service with the sample vacancies, or more. Each worker has its own service. */
export const test = base.extend<object, OwnService>({
  vacancies: [undefined, { scope: 'worker', option: true }],
  mailServer: [false, { scope: 'worker', option: true }],
  ownService: [
    async ({ vacancies, mailServer }, provide) => {
      const dataDir = newDataDir();
      const file =
        vacancies === undefined ? writeVacancies(dataDir) : writeManyVacancies(dataDir, vacancies);
      await runCommand(dataDir, 'jobs', 'import', '--create', file);
      mails = mailServer ? await startMailServer(dataDir) : undefined;
      const mailed = mails && { SMTP_URL: mails.url, MAIL_TO: 'office@example.com' };
      running = await startService({ RATE_LIMIT: 'off', ...mailed }, dataDir, {
        asInstalled: false,
      });
      await provide(running);
      await running.stop();
      await mails?.stop();
      mails = undefined;
      running = undefined;
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ ownService }, provide) => provide(ownService.origin),
});

/** Returns the service's sent mails that contain a text ({@link mailsIn}). */
export const mailsWith = (text: string): readonly string[] => mailsIn(service().dataDir, text);

/** Runs an operator's command on the running service's data. Returns its output. */
export const operate = async (
  name: 'outbox' | 'staff',
  ...parameters: readonly string[]
): Promise<string> => runCommand(service().dataDir, name, ...parameters);
