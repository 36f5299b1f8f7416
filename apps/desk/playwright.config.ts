import { endToEnd } from '@example/testing/playwright-config';
import type { OwnService } from '@example/testing/e2e';
import { defineConfig } from '@playwright/test';

export default defineConfig<object, Pick<OwnService, 'mailServer'>>(endToEnd, {
  // All tests on the service share the worker's, so that it starts once.
  use: { viewport: { width: 1440, height: 900 }, mailServer: true },
});
