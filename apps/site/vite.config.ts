import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { drawnFiles } from './build/drawn-files.ts';

const ENTRY = 'virtual:page/';

/** One client entry per page module: it hydrates that page and holds no other. */
const pageEntries = (): Plugin => ({
  name: 'page-entries',
  resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${ENTRY}`)) return undefined;
    const name = JSON.stringify(`/src/pages/${id.slice(ENTRY.length + 1)}.tsx`);
    return `import { page } from ${name};\nimport { mount } from '/src/client/mount.tsx';\nmount(page);\n`;
  },
});

const pageNames = readdirSync(new URL('./src/pages', import.meta.url))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length));

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), pageEntries(), drawnFiles()],
  // The package names only its development build, which brings the texts of its warnings to every page.
  ...(command === 'build' && {
    resolve: {
      alias: [
        {
          find: /^react-router$/,
          replacement: join(
            dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))),
            'dist/production/index.mjs',
          ),
        },
      ],
    },
  }),
  // The build is whole in itself; a development server leaves npm's CommonJS to Node.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  // The server's bundle holds React's production build, whatever the process is told.
  ...(command === 'build' && isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: '../../dist/site/server',
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: {
          input: 'src/entry-build.ts',
          output: { entryFileNames: 'entry-server.js' },
        },
      }
    : {
        outDir: '../../dist/site/client',
        emptyOutDir: true,
        target: 'baseline-widely-available',
        // From here on browsers know :dir(); for older ones Vite would write a list of languages.
        cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
        manifest: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: Object.fromEntries(pageNames.map((name) => [name, `${ENTRY}${name}`])),
          output: {
            // What the sign-in's pages share with the others stays in the files it has there: parted, those would grow.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'site-form',
                  test: /\/(?:forms\/(?:form-report|site-form)\.tsx|error-summary\/.*)$/,
                },
                { name: 'given-fields', test: /\/(?:given-fields|digits)\.ts/ },
                { name: 'use-merged-ref', test: /\/(?:use-merged-ref|card\.css)\.ts/ },
              ],
            },
          },
        },
      },
}));
