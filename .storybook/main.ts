import { preloadWebFont } from '../libs/ui/src/page/web-font/index.ts';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';

/** One Storybook for the design system and for the pages composed from it. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', './**/*.stories.tsx', '../libs/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: {
    disableTelemetry: true,
    enableCrashReports: false,
    disableWhatsNewNotifications: true,
  },
  // Off in tests, which do not need it: it reads every type.
  typescript: process.env['VITEST']
    ? { reactDocgen: false }
    : {
        reactDocgen: 'react-docgen-typescript',
        reactDocgenTypescriptOptions: {
          tsconfigPath: join(import.meta.dirname, '../libs/ui/tsconfig.json'),
          exclude: [
            // These files export no components, and reading them takes a third of the time.
            '.storybook/**',
            '**/*.{stories,guide}.tsx',
            // The file would add an entry of its own to the drawings, which are listed by name.
            'src/components/portrait/people.tsx',
          ],
          shouldExtractLiteralValuesFromEnum: true,
          shouldRemoveUndefinedFromOptional: true,
          savePropValueAsString: true,
          // Leaves out the element's own props. The page names them in one sentence, not in three hundred
          // rows.
          propFilter: ({ parent, declarations }) =>
            ![parent, ...(declarations ?? [])].some((from) =>
              from?.fileName.includes('node_modules'),
            ),
        },
      },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), react(), preloadWebFont()],
  }),
};

export default config;
