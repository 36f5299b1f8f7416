import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Evaluates styles where tests import them: another Vite, which the build has for them, takes longer.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' }), react()],
  test: {
    name: 'desk',
    environment: 'node',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    isolate: false,
    // The first line of a failure shows what was seen, and not `Array(1)`.
    chaiConfig: { truncateThreshold: 1_000 },
    testTimeout: 30_000,
  },
});
