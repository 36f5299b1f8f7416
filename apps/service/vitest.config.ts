import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'service',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/run.ts'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
    // The first line of a failure shows what was seen, and not `Array(1)`.
    chaiConfig: { truncateThreshold: 1_000 },
    // Node runs the sources as they are. Vite would transform each for the tests.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
