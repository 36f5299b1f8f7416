import { defineConfig } from 'vitest/config';

/** One fault after another: what is measured is the service, not two of them side by side. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'faults',
    environment: 'node',
    include: ['*.faults.ts', '../src/*/races.test.ts'],
    env: { RACES: '100' },
    globalSetup: ['../src/testing/run.ts', './table.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    // The senders share the cores with the service that is measured: they need not collect their garbage.
    execArgv: ['--max-semi-space-size=64', '--initial-old-space-size=512'],
  },
});
