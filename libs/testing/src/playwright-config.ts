import { defineConfig, devices } from '@playwright/test';
import { chromium } from './chromium.ts';

/** Settings that the end-to-end tests of all apps share. */
export const endToEnd = defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/e2e-artifacts',
  forbidOnly: true,
  // A busy machine takes its time, and a mail leaves seconds after its form; what never comes fails all the same.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // What moves is drawn 60 times a second: tests of movement say that they want it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs each test a fifth of its time: `--trace on` takes one where it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A host that is not the machine itself: over plain http a browser gives its pages less.
        '--host-resolver-rules=MAP *.test 127.0.0.1',
      ],
    },
  },
});
