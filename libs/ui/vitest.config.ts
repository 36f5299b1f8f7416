import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url));

/** The system's Chromium where there is one; `undefined` leaves it to Playwright. */
const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

/** The brands of .storybook/brands.ts. */
const brands = ['ink-and-teal', 'forest-and-clay', 'graphite-and-violet'];

/** Every story as a test in a real browser: it renders, its `play` passes, axe finds nothing. */
const stories = (brand: string, theme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir, initialGlobals: { brand, theme } })],
  test: {
    name: `stories-${brand}-${theme}`,
    // A brand at a time: more browsers than processors only wait for one another.
    sequence: { groupOrder: brands.indexOf(brand) },
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      // The first run of a checkout bundles the dependencies before a browser is answered.
      connectTimeout: 300_000,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          ...(chromium === undefined ? {} : { executablePath: chromium }),
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
          ],
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/ref-probe.ts'],
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['{build,consumer}/**/*.test.ts'],
        },
      },
      ...brands.flatMap((brand) => [stories(brand, 'light'), stories(brand, 'dark')]),
    ],
  },
});
