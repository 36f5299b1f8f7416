import {
  freePort,
  newDataDir,
  runCommand,
  type RunningService,
  startService,
} from '@example/testing/service';
import { writeVacancies } from '@example/testing/vacancies';
import { expect, test as base } from '@playwright/test';
import { anyForms, fillAny, sendAny } from './any-form.ts';

/** The site in an office network: neither encrypted nor on the machine itself. */
const test = base.extend<object, { readonly office: RunningService & { readonly name: string } }>({
  office: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing else is needed
    async ({}, provide) => {
      const PORT = String(await freePort());
      const name = `http://office.test:${PORT}`;
      const dataDir = newDataDir();
      await runCommand(dataDir, 'jobs', 'import', '--create', writeVacancies(dataDir));
      const settings = { PORT, PUBLIC_ORIGIN: name, RATE_LIMIT: 'off' };
      const service = await startService(settings, dataDir, { asInstalled: false });
      await provide({ ...service, name });
      await service.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ office }, provide) => provide(office.name),
});

test.describe('Plain http', () => {
  // In one worker: each that takes part starts a service.
  test.describe.configure({ mode: 'default' });

  for (const form of anyForms) {
    test(`the form of ${form.path} is sent by its script`, async ({ page }) => {
      await fillAny(page, form);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await sendAny(page, form);
      expect(new URL(page.url()).searchParams.has('sent')).toBe(false);
    });
  }
});
