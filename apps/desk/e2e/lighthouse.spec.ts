import { chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';

const port = 4648;

for (const [name, path] of [
  ['the list', '/desk/applications'],
  ['details', '/desk/applications/A-00000001'],
] as const) {
  test(`Lighthouse finds nothing that keeps anybody from ${name}`, async ({
    baseURL,
    launchOptions,
  }) => {
    test.setTimeout(120_000);
    const debugging = port + (name === 'details' ? 1 : 0);
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${String(debugging)}`],
    });
    try {
      const result = await lighthouse(`${baseURL ?? ''}${path}`, {
        port: debugging,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: ['accessibility'],
        disableFullPageScreenshot: true,
      });
      expect(result?.lhr.categories['accessibility']?.score).toBe(1);
    } finally {
      await browser.close();
    }
  });
}
