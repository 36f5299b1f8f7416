import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeVacancies } from './e2e/service/vacancies.ts';

const port = Number((process.env['DESK_E2E_PORT'] ??= '4645'));
const servicePort = Number((process.env['DESK_SERVICE_PORT'] ??= '4646'));
const dataDir = (process.env['DESK_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'desk-e2e-')));
const vacancies = writeVacancies(dataDir);
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../reports/e2e-desk-artifacts',
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e/desk.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${String(port)}`,
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
  webServer: [
    {
      command: 'node e2e/fake/main.ts',
      url: `http://localhost:${String(port)}/desk`,
      env: { E2E_PORT: String(port) },
    },
    {
      command: `node dist/service/jobs.js import "${vacancies}" && exec node dist/service/main.js`,
      cwd: '../..',
      url: `http://localhost:${String(servicePort)}/readyz`,
      env: { PORT: String(servicePort), DATA_DIR: dataDir, RATE_LIMIT: 'off' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
