import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type BuildEnvironmentOptions, type Plugin, type ViteBuilder } from 'vite';
import { drawnFiles } from './build/drawn-files.ts';
import { refuseChunkCircles } from './build/refuse-chunk-circles.ts';
import { createStyleNames } from './build/style-names.ts';

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

/**
 * A chunk that is loaded later brings no styles: those of a page are in its document. So Vite's helper,
 * which would wait for them, has nothing to do.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
});

/**
 * Takes away the styles that Vite notes for chunks that are loaded later, which {@link plainImports} has no use for: each
 * page's script would carry their names.
 */
const leaveOutStyleNames = (): Plugin => ({
  name: 'leave-out-style-names',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code
            .replace(/^const __vite__mapDeps=.*\n/, '')
            .replaceAll(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
    },
  },
});

/**
 * Lets components of packages be left out that no page uses: takes away the names they are given for
 * developers' tools, which count as a use, and marks that making one does nothing else.
 */
const leaveOutComponents = (): Plugin => ({
  name: 'leave-out-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/.+\.m?js$/, code: /\b(?:createContext|forwardRef|memo)\(/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = [\w"]+;$/gm, '')
        .replaceAll(
          /^((?:var|let|const) \w+ = )(?=(?:\w+\.)?(?:createContext|forwardRef|memo)\()/gm,
          '$1/* @__PURE__ */ ',
        ),
      map: null,
    }),
  },
});

const pageNames = readdirSync(new URL('./src/pages', import.meta.url))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length));

/** From here on browsers know :dir(); for older ones Vite would write a list of languages. */
const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari17.2'];

/** Radix names its functions by a helper of its build; what nobody imports could not be left out. */
const treeshake = { manualPureFunctions: ['__name'] };

/** Client build, with an entry for each page. */
const clientBuild: BuildEnvironmentOptions = {
  outDir: '../../dist/site/client',
  emptyOutDir: true,
  target: 'baseline-widely-available',
  cssTarget,
  manifest: true,
  modulePreload: false,
  assetsInlineLimit: 0,
  rolldownOptions: {
    treeshake,
    input: Object.fromEntries(pageNames.map((name) => [name, `${ENTRY}${name}`])),
    output: {
      // A page names a dozen of them, in its document and in its scripts: without names these are 200 bytes smaller.
      chunkFileNames: 'assets/[hash].js',
      // Modules that the sign-in pages share with others stay in the others' chunks: splitting them would add bytes.
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // Modules of every page. Budget: `jsAfterActKb` (`site-weight.ts`), and its median.
          { name: 'mount', minShareCount: pageNames.length },
          // Budget: `jsAfterActKb`.
          {
            name: 'text-field',
            test: /\/(?:text-field|email-field|text-area(?:\.css)?|reference-text)\.tsx?$/,
          },
          // Modules that every page fetches with the first input. Budget: `taskJsKb`.
          {
            name: 'send',
            test: /\/(?:zod\/.*|fields\/fields|forms\/(?:run-form|form-result)|email-endings|http-clients?|(?:clients|operations)\/(?:client|index)|jobs\/(?:contract|operations)|problem\/.*|receipts\/contract|newsletter-forms|subscriptions\/(?:operations|contract))\.[jt]s$/,
          },
        ],
      },
    },
  },
};

/** The module with which the service renders pages. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: '../../dist/site/server',
  emptyOutDir: true,
  target: 'node24',
  rolldownOptions: { input: 'src/entry-build.ts', output: { entryFileNames: 'entry-server.js' } },
};

/** Builds both, then writes what is the same for every visitor. */
const buildApp = async (builder: ViteBuilder): Promise<void> => {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the environments client and ssr are missing');
  await builder.build(client);
  await builder.build(ssr);
  // By its address, so that it does not become a part of the bundled configuration.
  await import(new URL('./build/prerender.ts', import.meta.url).href);
};

/** The package that `react-router-dom` exports again. */
const router = createRequire(import.meta.resolve('react-router-dom')).resolve(
  'react-router/package.json',
);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [
    vanillaExtractPlugin({
      identifiers: createStyleNames(join(import.meta.dirname, '../..'), import.meta.dirname),
    }),
    react(),
    pageEntries(),
    plainImports(),
    leaveOutStyleNames(),
    leaveOutComponents(),
    drawnFiles(),
    refuseChunkCircles(),
  ],
  builder: { buildApp },
  environments: {
    client: { build: clientBuild },
    ssr: {
      build: serverBuild,
      // The build is whole in itself and holds React's production build, whatever the process is
      // told; a development server leaves npm's CommonJS to Node.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  // The package names only its development build, which brings the texts of its warnings to every page.
  ...(command === 'build' && {
    resolve: {
      alias: [
        {
          find: /^react-router-dom$/,
          replacement: join(dirname(router), 'dist/production/index.mjs'),
        },
      ],
    },
  }),
}));
