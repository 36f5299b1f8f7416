import { defineConfig, devices } from '@playwright/test';
import { chromium } from './chromium.ts';

/** Settings shared by the end-to-end tests of all apps. */
export const endToEnd = defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/e2e-artifacts',
  forbidOnly: true,
  // Generous limits for a busy machine, and for mails that leave seconds after their form. A missing result
  // still fails.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Shorter than the test's limit, so that its failure names the step that hangs.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Animations would be drawn 60 times a second. Tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing costs a fifth of each test's time. `--trace on` turns it on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A host name that is not localhost: over plain http browsers withhold some APIs from its pages.
        '--host-resolver-rules=MAP *.test 127.0.0.1',
      ],
    },
  },
});
