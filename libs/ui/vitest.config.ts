import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { executablePath } from './build/chromium.ts';

const workspace = join(import.meta.dirname, '../..');
const configDir = join(workspace, '.storybook');
const packages = join(fileURLToPath(import.meta.resolve('vitest/package.json')), '../..');

/** Reads all settings of Storybook, which takes 2 s: left out where a run is limited to other projects. */
const storybook = async () => {
  const only = process.argv.filter((argument) => argument.startsWith('--project='));
  if (only.length > 0 && !only.includes('--project=stories')) return [];
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return storybookTest({ configDir });
};

/** Evaluates styles where tests import them: another Vite, which the build has for them, takes longer. */
const unitTestPlugins = () => [vanillaExtractPlugin({ unstable_mode: 'transform' }), react()];

// The first line of a failure shows what was seen, and not `Array(1)`.
const chaiConfig = { truncateThreshold: 1_000 };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: unitTestPlugins(),
        test: {
          name: 'server',
          environment: 'node',
          chaiConfig,
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        plugins: unitTestPlugins(),
        test: {
          name: 'dom',
          environment: 'happy-dom',
          chaiConfig,
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableChildFrameNavigation: true } } },
          },
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup-dom.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          chaiConfig,
          testTimeout: 30_000,
          include: ['{build,consumer}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'docs',
          environment: 'node',
          chaiConfig,
          dir: configDir,
          include: ['testing/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // Each story in a real browser: it renders, its `play` passes, axe finds nothing, and it keeps
        // its promises under every condition of conditions.setup.ts.
        plugins: [storybook()],
        // Packages may be above the workspace, as they are for its copies in `dist`.
        server: { fs: { allow: [workspace, packages] } },
        // A dependency that Vite finds only while stories run reloads the page and fails its stories.
        optimizeDeps: {
          include: [
            '@radix-ui/react-dialog',
            '@radix-ui/react-radio-group',
            '@radix-ui/react-tabs',
            'motion',
            'motion/mini',
          ],
        },
        test: {
          name: 'stories',
          chaiConfig,
          setupFiles: [join(configDir, 'testing/conditions.setup.ts')],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // All files share one page, as stories do in Storybook: to load the modules for each file anew takes a
          // third of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // The first run of a checkout bundles the dependencies before a browser is answered.
            connectTimeout: 300_000,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              // Vitest scales the story's frame of `viewport` to this: fewer pixels to draw, the same layout.
              contextOptions: { viewport: { width: 320, height: 200 } },
              launchOptions: {
                ...(executablePath !== undefined && { executablePath }),
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
      },
    ],
  },
});
