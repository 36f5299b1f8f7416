import { endToEnd } from '@example/testing/playwright-config';
import type { OwnService } from '@example/testing/e2e';
import { defineConfig } from '@playwright/test';

export default defineConfig<object, Pick<OwnService, 'weighsPages'>>(endToEnd, {
  use: { viewport: { width: 1280, height: 900 }, weighsPages: true },
});
