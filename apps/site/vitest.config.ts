import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'site', environment: 'node', include: ['{src,build}/**/*.test.{ts,tsx}'] },
});
