/*
 * `npm run dev`: serves the same API and pages, with the pages built from their sources and hot reload. Vite handles
 * requests before the routes. Nothing is prerendered, and the Content-Security-Policy allows Vite's own scripts.
 */
import type { Site } from '@example/api/pages';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { readdirSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { createServer as createViteServer } from 'vite';
import { createLog } from './runtime/logging/index.ts';
import type { PageSource } from './server/pages/index.ts';
import { startService } from './server/service.ts';
import { readSettings } from './runtime/settings/index.ts';
import { workspaceRoot } from './runtime/workspace.ts';

/** Exports of the site's sources. The types of its build are in `@example/api/pages`. */
interface SiteSources {
  readonly paths: readonly string[];
  readonly uploads: readonly string[];
  readonly indexable: readonly { readonly path: string }[];
  createSiteFrom(options: {
    readonly publicOrigin: string;
    readonly assets: () => {
      readonly inline: { readonly headScript: string; readonly hydrateOnIntent: string };
      readonly markup: string;
      readonly pages: Readonly<
        Record<
          string,
          {
            readonly styles: { readonly base: string; readonly rules: readonly never[] };
            readonly entry: string;
            readonly preload: string[];
          }
        >
      >;
    };
  }): Site;
}

const DEVELOPMENT_POLICY =
  "default-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self' data:; frame-ancestors 'none'";

const settings = readSettings(process.env);
const root = workspaceRoot();
const siteRoot = join(root, 'apps/site');

/** Passes the service's WebSocket upgrades to Vite. On its own, Vite would open a port on every interface. */
const upgrades = new Server();
const vite = await createViteServer({
  root: siteRoot,
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: upgrades } },
});

/** Scripts that Vite and its plugins add to the head of each document. */
const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';

const pages = Object.fromEntries(
  readdirSync(join(siteRoot, 'src/pages'))
    .map((file) => file.replace(/\.tsx$/, ''))
    .map((name) => [
      name,
      { styles: { base: '', rules: [] }, entry: `/@id/__x00__virtual:page/${name}`, preload: [] },
    ]),
);
/**
 * Loads the page's script at once rather than on interaction, after Vite's own scripts, because it brings the styles.
 */
const start = '<script type="module">import(document.documentElement.dataset.entry);</script>';
const assets = () => ({
  inline: { headScript: '', hydrateOnIntent: '' },
  markup: head + start,
  pages,
});

const loadSources = async () =>
  (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as SiteSources;
const loadSite = async () =>
  (await loadSources()).createSiteFrom({ publicOrigin: settings.publicOrigin, assets });

const { paths, uploads, indexable } = await loadSources();

const source: PageSource = {
  site: {
    render: async (request, context) => (await loadSite()).render(request, context),
    renderError: async (status, request) => (await loadSite()).renderError(status, request),
  },
  paths: new Set(paths),
  uploads: new Set(uploads),
  indexed: indexable.map(({ path }) => ({ path })),
  redirects: new Map([['/home', '/']]),
  stored: new Map(),
  files: new Map(),
  notFound: undefined,
  assetsDirs: [],
  policy: () => DEVELOPMENT_POLICY,
  keepRendered: false,
};

const log = createLog();
// Vite requests each module separately, which would fill the log.
log.level = 'warn';

const { address, stop } = await startService(settings, {
  log,
  pages: source,
  firstVacancies: join(root, 'data/vacancies.json'),
  withSamples: true,
  extend: async (server: FastifyInstance) => {
    await server.register(middie);
    server.use(vite.middlewares);
    server.server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade));
  },
});
process.stdout.write(`Listening on ${address}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([stop(), vite.close()]).then(() => process.exit(0));
  });
}
