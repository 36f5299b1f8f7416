import { endToEnd } from '@example/testing/playwright-config';
import type { OwnService } from '@example/testing/e2e';
import { defineConfig } from '@playwright/test';

export default defineConfig<object, Pick<OwnService, 'mailServer'>>(endToEnd, {
  // All tests on the service share the worker's, so that it starts once.
  use: { viewport: { width: 1440, height: 900 }, mailServer: true },
  // Each has one worker: a second one would start another service, or another fake of 50,000 applications.
  projects: [
    { name: 'fake', testIgnore: 'service/**', workers: 1 },
    { name: 'service', testMatch: 'service/**/*.spec.ts', workers: 1 },
  ],
});
