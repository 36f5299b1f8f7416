import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type BuildEnvironmentOptions, type Plugin, type ViteBuilder } from 'vite';
import { drawnFiles } from './build/drawn-files.ts';
import { refuseChunkFaults } from './build/refuse-chunk-faults.ts';
import { servedDrawings } from './build/served-drawings.ts';
import { createStyleNames } from './build/style-names.ts';

const ENTRY = 'virtual:page/';

/** Serves one client entry per page module. An entry hydrates its page and imports no other. */
const pageEntries = (): Plugin => ({
  name: 'page-entries',
  resolveId: (id) => (id.startsWith(ENTRY) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${ENTRY}`)) return undefined;
    const name = JSON.stringify(`/src/pages/${id.slice(ENTRY.length + 1)}.tsx`);
    return `import { page } from ${name};\nimport { mount } from '/src/client/mount.tsx';\nmount(page);\n`;
  },
});

/** Replaces Vite's helper that waits for the styles of a lazy chunk. All styles of a page are in its document. */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
});

/** Removes the style names that Vite lists for lazy chunks, which {@link plainImports} does not use. */
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
 * Removes imports that only run a chunk of style modules, which does nothing in a browser. The manifest keeps them for
 * the page's styles.
 */
const leaveOutStyleChunks = (): Plugin => ({
  name: 'leave-out-style-chunks',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const styles = chunks
        .filter(({ moduleIds }) => moduleIds.every((id) => /\.css(?:\.ts)?$/.test(id)))
        .map(({ fileName }) => fileName.slice('assets/'.length));
      for (const chunk of chunks)
        chunk.code = chunk.code.replaceAll(/import\s*"\.\/([^"]+)";\n?/g, (found, file: string) =>
          styles.includes(file) ? '' : found,
        );
    },
  },
});

/**
 * Lets the build drop components of packages that no page uses. It removes their `displayName`, which counts as a use,
 * and marks their creation as free of side effects.
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
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length));

/** The first browsers with `:dir()`. For older ones Vite would write a list of languages. */
const cssTarget = ['chrome120', 'edge120', 'firefox121', 'safari17.2'];

/**
 * Marks functions as pure, so that calls whose result nobody uses are dropped: Radix's helper that names its functions,
 * and the warnings of React Router to developers. No property that is read has a getter with an effect.
 */
const treeshake = {
  manualPureFunctions: ['__name', 'warning', 'warningOnce', 'warnOnce'],
  propertyReadSideEffects: false as const,
};

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
      // A page names a dozen chunks in its document and scripts; without names these are 200 bytes smaller, and with
      // digits and small letters alone another 80. Budget: `taskJsKb`.
      chunkFileNames: 'assets/[hash:7].js',
      hashCharacters: 'base36',
      // Modules that the sign-in pages share with others stay in the others' chunks, because
      // splitting them would add bytes.
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // Modules of every page. Budget: `jsAfterActKb` (`site-weight.ts`), and its median.
          { name: 'mount', minShareCount: pageNames.length },
          // Small modules without styles that many pages share. Budget: `jsAfterActKb`.
          {
            name: 'mount',
            test: /\/(?:active-element|later-styles|limits\/index|product-screen\/words|picture-props|use-merged-ref|use-mounted)\.tsx?$/,
          },
          // Budget: `jsAfterActKb`.
          {
            name: 'text-field',
            test: /\/(?:text-field|email-field|text-area(?:\.css)?|reference-text|use-form-reset|digits|use-layer|failures|fields\/unseen)\.tsx?$/,
          },
          // Modules that every page fetches with the first input. Budget: `taskJsKb`.
          {
            name: 'send',
            test: /\/(?:zod\/.*|fields\/fields|forms\/(?:run-form|form-result)|email-endings|http-clients?|(?:clients|operations)\/(?:client|index)|problem\/.*|receipts\/contract|newsletter-forms|subscriptions\/(?:operations|contract))\.[jt]s$/,
          },
        ],
      },
    },
  },
};

/** Build of the module with which the service renders pages. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: '../../dist/site/server',
  emptyOutDir: true,
  target: 'node24',
  rolldownOptions: { input: 'src/entry-build.ts', output: { entryFileNames: 'entry-server.js' } },
};

/** Builds client and server, then writes the pages that are the same for every visitor. */
const buildApp = async (builder: ViteBuilder): Promise<void> => {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the environments client and ssr are missing');
  await builder.build(client);
  await builder.build(ssr);
  // Imported by URL, so that it is not bundled into the configuration.
  await import(new URL('./build/prerender.ts', import.meta.url).href);
};

/** The package that `react-router-dom` re-exports. */
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
    servedDrawings(),
    pageEntries(),
    plainImports(),
    leaveOutStyleNames(),
    leaveOutStyleChunks(),
    leaveOutComponents(),
    drawnFiles(),
    refuseChunkFaults(),
  ],
  builder: { buildApp },
  environments: {
    client: { build: clientBuild },
    ssr: {
      build: serverBuild,
      // The build bundles all packages, with React's production build whatever NODE_ENV is.
      // The development server leaves CommonJS packages to Node.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  // The package names only its development build, whose warning texts would add to every page.
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
