/*
 * `npm run dev`: serves the same API and pages, with the pages built from their sources and hot reload. Vite handles
 * requests before the routes. Nothing is prerendered, and the Content-Security-Policy allows Vite's own scripts.
 */
import type { Site } from '@example/api/pages';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
  createSiteFrom(options: { readonly publicOrigin: string; readonly assets: typeof assets }): Site;
}

const DEVELOPMENT_POLICY =
  "default-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self' data:; worker-src 'self' blob:; frame-ancestors 'none'";

const settings = readSettings(process.env);
const root = workspaceRoot();
const siteRoot = join(root, 'apps/site');

/** Passes the service's WebSocket upgrades to Vite. On its own, Vite would open a port on every interface. */
const upgrades = new Server();
const vite = await createViteServer({
  root: siteRoot,
  appType: 'custom',
  server: { middlewareMode: true, ws: { server: upgrades } },
  // There is no index.html in which Vite would find them, and it reloads the page for each that it finds later.
  optimizeDeps: {
    include: ['motion', 'motion/mini', 'nanoid', 'react-dom/client', 'react-router-dom'],
  },
});

/** Scripts that Vite and its plugins add to the head of each document. */
const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';

const pagesDir = join(siteRoot, 'src/pages');
const readPages = () =>
  Object.fromEntries(
    readdirSync(pagesDir)
      .map((file) => file.replace(/\.tsx$/, ''))
      .map((name) => [
        name,
        {
          styles: { base: '', animations: [], rules: [] },
          entry: `/@id/__x00__virtual:page/${name}`,
          preload: [],
        },
      ]),
  );
/**
 * Loads the page's script at once rather than on interaction, after Vite's own scripts, because it brings the styles.
 */
const start =
  '<script type="module">import(document.querySelector("[data-entry]").dataset.entry);</script>';
const assets = () => ({
  inline: { headScript: '', hydrateOnIntent: '' },
  markup: head + start,
  pages: readPages(),
});

const loadSources = async () =>
  (await vite.ssrLoadModule('/src/entry-server.tsx')) as unknown as SiteSources;
const loadSite = async () =>
  (await loadSources()).createSiteFrom({ publicOrigin: settings.publicOrigin, assets });

/** Returns the page to show while the sources have a mistake. It reloads itself until that is corrected. */
const mistakePage = (error: unknown) => {
  const text = stripVTControlCharacters(
    error instanceof Error ? (error.stack ?? '') : String(error),
  );
  const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<!doctype html><meta http-equiv="refresh" content="2"><title>Mistake</title><pre>${shown}</pre>`,
    csp: { scripts: [], styles: [] },
  };
};

// Vite watches what it has loaded, and a file with a mistake is not among that.
vite.watcher.add(['ui', 'content'].map((library) => join(root, 'libs', library, 'src')));

/** Waits for a change when the sources have a mistake. */
const loadFirst = async (): Promise<SiteSources> => {
  for (;;) {
    try {
      return await loadSources();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      await once(vite.watcher, 'all');
      vite.moduleGraph.invalidateAll();
    }
  }
};

const { paths, uploads, indexable } = await loadFirst();
const served = new Set(paths);
for (const event of ['add', 'unlink'] as const)
  vite.watcher.on(event, (file: string) => {
    if (dirname(file) !== pagesDir) return;
    const read = async () => {
      const sources = await loadSources();
      served.clear();
      for (const path of sources.paths) served.add(path);
    };
    // A mistake in the new page is told when a page is asked for.
    read().catch(() => undefined);
  });

const source: PageSource = {
  site: {
    render: async (request, context) => (await loadSite()).render(request, context),
    renderError: async (status, request) => {
      try {
        return await (await loadSite()).renderError(status, request);
      } catch (error) {
        return mistakePage(error);
      }
    },
  },
  paths: served,
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
}).catch((error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  process.stderr.write(`PORT ${String(settings.port)} is in use by another program\n`);
  process.exit(1);
});
process.stdout.write(`Listening on ${address}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([stop(), vite.close()]).then(() => process.exit(0));
  });
}
