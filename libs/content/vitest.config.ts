import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'content',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    // The first line of a failure shows what was seen, and not `Array(1)`.
    chaiConfig: { truncateThreshold: 1_000 },
  },
});
