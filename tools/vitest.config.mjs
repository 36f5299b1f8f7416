import { defineConfig } from 'vitest/config';

// The first line of a failure shows what was seen, and not `Array(1)`.
const chaiConfig = { truncateThreshold: 1_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          chaiConfig,
          include: ['src/**/*.test.mjs'],
          exclude: ['src/**/*.run.test.mjs'],
        },
      },
      {
        test: {
          // Each test runs a generator in a copy of the workspace.
          name: 'generators',
          environment: 'node',
          chaiConfig,
          include: ['src/generators/**/*.run.test.mjs'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
