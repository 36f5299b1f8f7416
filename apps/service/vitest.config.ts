import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'service',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A file whose tests need a server this machine has not; npm test fails where nothing ran at all.
    passWithNoTests: true,
    globalSetup: ['src/testing/postgres-cluster.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
