import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeVacancies } from './e2e/vacancies.ts';

const port = Number((process.env['E2E_PORT'] ??= '4310'));
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'site-e2e-')));
const vacancies = writeVacancies(dataDir);
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../reports/e2e-artifacts',
  forbidOnly: true,
  // A busy machine takes its time, and a mail leaves seconds after its form; what never comes fails all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e/site.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node dist/service/jobs.js import "${vacancies}" && exec node dist/service/main.js`,
    cwd: '../..',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
