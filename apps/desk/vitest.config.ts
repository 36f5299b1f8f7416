import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    name: 'desk',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
  },
});
