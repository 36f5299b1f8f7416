import { defineConfig, devices } from '@playwright/test';

const port = Number((process.env['STRESS_PORT'] ??= '4330'));
const executablePath = process.env['CHROMIUM_PATH'];

/** Checks of every story in the built Storybook. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../reports/stress-artifacts',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  reporter: [['dot'], ['json', { outputFile: '../../../reports/stress/ui.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${String(port)}`,
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
    command: `vite preview --outDir ../../dist/storybook --port ${String(port)} --strictPort`,
    cwd: '..',
    url: `http://localhost:${String(port)}/index.json`,
  },
});
