import { defineConfig } from 'vitest/config';

/** Runs one test file at a time, so that measured services do not compete for the cores. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'chaos',
    environment: 'node',
    include: ['*.chaos.ts', '../src/**/races.test.ts'],
    env: { RACES: '100' },
    globalSetup: ['../src/testing/run.ts', './table.ts'],
    setupFiles: ['../src/testing/setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // The first line of a failure shows what was seen, and not `Array(1)`.
    chaiConfig: { truncateThreshold: 1_000 },
    // Large heaps spare the senders garbage collections, which would take CPU time from the measured service.
    execArgv: ['--max-semi-space-size=64', '--initial-old-space-size=512'],
  },
});
