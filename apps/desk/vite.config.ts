import { compressFiles } from '@example/api/page-compression';
import { preloadWebFont } from '@example/ui/web-font';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type ProxyOptions } from 'vite';
import { awaitService } from './build/await-service.ts';
import { pdfDecoders } from './build/pdf-decoders.ts';

/** Origin of the API while Vite serves the desk. The service that `nx serve desk` starts has the same environment. */
const service = `http://localhost:${process.env['PORT'] ?? '4200'}`;

/**
 * Passes on all but the desk: the pages for signing in bring their own files. The service takes what a page of this server
 * sends for its own.
 */
const proxy: ProxyOptions = {
  target: service,
  changeOrigin: true,
  configure: (server) => {
    server.on('proxyReq', (request, { headers }) => {
      if (headers.origin === `http://${headers.host ?? ''}`) request.setHeader('Origin', service);
    });
  },
};

/** Quality of Brotli for the built files, 0 to 11. The next one makes them 6 % smaller and takes eight times as long. */
const BROTLI_QUALITY = 9;

/** The package that `react-router-dom` re-exports. */
const router = createRequire(import.meta.resolve('react-router-dom')).resolve(
  'react-router/package.json',
);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short' }),
    react(),
    awaitService(service),
    pdfDecoders(),
    preloadWebFont(),
    {
      name: 'compress-files',
      apply: 'build',
      writeBundle: async ({ dir = '' }) => compressFiles(join(dir, 'assets'), BROTLI_QUALITY),
    },
  ],
  // `pdfDecoders` transforms the PDF workers, and a pre-bundled dependency never reaches it.
  optimizeDeps: { exclude: ['pdfjs-dist'] },
  server: { port: 4640, strictPort: true, proxy: { '^/(?!desk(?:/|$))': proxy } },
  // The package exports its development build only, which carries the texts of its warnings.
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
  // Each worker is one file: the policy of its script does not let it load another.
  worker: {
    format: 'es',
    plugins: () => [pdfDecoders()],
    rolldownOptions: { output: { codeSplitting: false } },
  },
  build: {
    outDir: '../../dist/desk',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    // The policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Radix names its functions with a helper of its build. Unless it counts as pure, unused functions cannot
    // be removed.
    rolldownOptions: { treeshake: { manualPureFunctions: ['__name'] } },
  },
}));
