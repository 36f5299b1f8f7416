import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.mjs'],
          exclude: ['src/**/*.run.test.mjs'],
        },
      },
      {
        test: {
          // Each test runs a generator in a copy of the workspace.
          name: 'generators',
          environment: 'node',
          include: ['src/generators/**/*.run.test.mjs'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
