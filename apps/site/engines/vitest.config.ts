import { defineConfig } from 'vitest/config';
import { engines } from './installed.ts';

/** Runs the same flows in each installed engine. A missing feature fails, a slow one does not. */
export default defineConfig({
  test: {
    name: 'engines',
    environment: 'node',
    include: Object.entries(engines).flatMap(([engine, browser]) =>
      browser === undefined ? [] : [`engines/${engine}.flows.ts`],
    ),
    globalSetup: ['engines/run.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
