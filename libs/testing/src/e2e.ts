import { expect, test as base } from '@playwright/test';
import { type MailServer, startMailServer } from './mail-server.ts';
import {
  freePort,
  mailsIn,
  newDataDir,
  runCommand,
  type RunningService,
  startService,
} from './service.ts';
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
  /** Sends the mails to a server that refuses some ({@link startMailServer}), and does not write them to files. */
  readonly mailServer: boolean;
  /** Has the service compress its pages as installations do, for tests that weigh them. */
  readonly weighsPages: boolean;
  readonly ownService: RunningService;
}

/** Starts the built service on vacancies that `write` puts into a file. */
const startOn = async (
  write: (folder: string) => string,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  weighsPages = false,
): Promise<RunningService> => {
  await runCommand(dataDir, 'jobs', 'import', '--create', write(dataDir));
  const options = { asInstalled: false, weighsPages };
  return startService({ RATE_LIMIT: 'off', ...settings }, dataDir, options);
};

/** A test on the built service with the sample vacancies. Each worker has its own service. */
export const test = base.extend<object, OwnService>({
  mailServer: [false, { scope: 'worker', option: true }],
  weighsPages: [false, { scope: 'worker', option: true }],
  ownService: [
    async ({ mailServer, weighsPages }, provide) => {
      const dataDir = newDataDir();
      mails = mailServer ? await startMailServer(dataDir) : undefined;
      const mailed = mails && { SMTP_URL: mails.url, MAIL_TO: 'office@example.com' };
      running = await startOn(writeVacancies, dataDir, { ...mailed }, weighsPages);
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

/**
 * Has the tests of a file run on a service of their own, which starts once for them and at another `host`. What is
 * asked of the {@link service} and its mails stays the worker's.
 */
export const onAnotherService = ({
  host = 'localhost',
  write = writeVacancies,
}: {
  readonly host?: string;
  /** Writes the vacancies' file into a folder. Returns its path. */
  readonly write?: (folder: string) => string;
}): void => {
  let another: RunningService | undefined;
  let origin = '';
  // In one worker: each that takes part would start one.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    const PORT = String(await freePort());
    origin = `http://${host}:${PORT}`;
    another = await startOn(write, newDataDir(), { PORT, PUBLIC_ORIGIN: origin });
  });
  test.afterAll(async () => another?.stop());
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
  test.use({ baseURL: async ({}, provide) => provide(origin) });
};

/** Returns the service's sent mails that contain a text ({@link mailsIn}). */
export const mailsWith = (text: string): readonly string[] => mailsIn(service().dataDir, text);

/** Runs an operator's command on the running service's data. Returns its output. */
export const operate = async (
  name: 'outbox' | 'staff',
  ...parameters: readonly string[]
): Promise<string> => runCommand(service().dataDir, name, ...parameters);
