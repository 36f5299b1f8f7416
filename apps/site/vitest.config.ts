import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Evaluates styles where tests import them: another Vite, which the build has for them, takes longer.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    isolate: false,
    // The first line of a failure shows what was seen, and not `Array(1)`.
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
