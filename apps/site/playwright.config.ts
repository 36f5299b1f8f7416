import { endToEnd } from '@example/testing/playwright-config';
import { defineConfig } from '@playwright/test';

export default defineConfig(endToEnd, { use: { viewport: { width: 1280, height: 900 } } });
