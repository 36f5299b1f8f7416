import { preloadWebFont } from '@example/ui/web-font';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import { pdfDecoders } from './build/pdf-decoders.ts';

/** Where the API answers while the desk is served by Vite. */
const service = process.env['DESK_SERVICE'] ?? 'http://localhost:4200';

/** The package that `react-router-dom` exports again. */
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
    pdfDecoders(),
    preloadWebFont(),
  ],
  // The workers for PDFs are changed by `pdfDecoders`, which sees no file that was bundled before.
  optimizeDeps: { exclude: ['pdfjs-dist'] },
  server: { port: 4640, strictPort: true, proxy: { '/api': service, '/login': service } },
  // The package names only its development build, which brings the texts of its warnings.
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
  // One file each: the policy of a script that a worker runs lets it load nothing more.
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
    // Radix names its functions by a helper of its build; what nobody imports could not be left out.
    rolldownOptions: { treeshake: { manualPureFunctions: ['__name'] } },
  },
}));
