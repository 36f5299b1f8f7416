import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { storybook } from './docs-pages.ts';

/** Hosts by their redirects of HTML files. All other tests use one without. */
export const hosts = {
  'redirected, with the query': ({ pathname, search }) =>
    pathname.endsWith('.html') ? pathname.replace(/(index)?\.html$/, '') + search : undefined,
  // `serve` and other hosts that use serve-handler with `cleanUrls`.
  'redirected, without the query': ({ pathname }) =>
    pathname.endsWith('.html') ? pathname.replace(/(index)?\.html$/, '') : undefined,
} satisfies Readonly<Record<string, (address: URL) => string | undefined>>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Starts a host of the built Storybook that serves `iframe.html` at `/iframe`. */
export const startHost = async (redirect: (address: URL) => string | undefined) => {
  const host = createServer(({ url = '/' }, response) => {
    const address = new URL(url, 'http://host');
    const location = redirect(address);
    if (location !== undefined) {
      response.writeHead(301, { location }).end();
      return;
    }
    const path = address.pathname === '/' ? '/index.html' : address.pathname;
    const file = join(storybook, extname(path) === '' ? `${path}.html` : path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const { port } = host.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, close: () => host.close() };
};
