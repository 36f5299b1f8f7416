import { defineConfig } from 'vitest/config';
import { engines } from './installed.ts';

const flows = Object.entries(engines).flatMap(([engine, browser]) =>
  browser === undefined ? [] : [`engines/${engine}.flows.ts`],
);

/**
 * Runs the same flows in each installed engine; in Chromium, where the end-to-end tests do the same, only without
 * another. A missing feature fails, a slow one does not.
 */
export default defineConfig({
  test: {
    name: 'engines',
    environment: 'node',
    include: flows.length > 0 ? flows : ['engines/chromium.flows.ts'],
    globalSetup: ['engines/run.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
