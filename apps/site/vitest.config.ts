import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The mode `transform` evaluates styles where tests import them. The default starts a second Vite, which is slower.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    isolate: false,
    // Shows the values in the first line of a failure instead of `Array(1)`.
    chaiConfig: { truncateThreshold: 1_000 },
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{src,build}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup-dom.ts'],
        },
      },
    ],
  },
});
