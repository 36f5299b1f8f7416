import { ApiError } from '@example/api/problem';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

import {
  createCachedResponse,
  type CachedResponse,
  sendCachedResponse,
} from '../http/cached-response/index.ts';
import { pagePolicy } from '../http/security/headers.ts';
import { YEAR_S } from '../runtime/clock/durations.ts';

export interface DeskFiles {
  readonly page: CachedResponse;
  readonly assets: ReadonlyMap<string, CachedResponse>;
  /** Folders with the assets of earlier releases. */
  readonly keptAssets: readonly string[];
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.pfb': 'application/x-font-type1',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

const read = async (file: string, contentType: string, compressible?: boolean) =>
  createCachedResponse(
    contentType,
    await readFile(file),
    compressible === undefined ? {} : { compressible },
  );

const readKept = async (
  name: string,
  folders: readonly string[],
): Promise<CachedResponse | undefined> => {
  const type = contentTypes[extname(name)];
  if (type === undefined || basename(name) !== name) return undefined;
  const folder = folders.find((kept) => existsSync(join(kept, name)));
  return folder === undefined ? undefined : read(join(folder, name), type);
};

/** Files of earlier releases that are held with their compressed forms. A page that was open asks for a few. */
const MOST_HELD = 8;

/** Creates a function that returns a file of an earlier release, which is read and compressed once for many. */
const createKept = (folders: readonly string[]) => {
  const held = new LRUCache<string, CachedResponse>({ max: MOST_HELD });
  return async (name: string): Promise<CachedResponse | undefined> => {
    const found = held.get(name) ?? (await readKept(name, folders));
    if (found) held.set(name, found);
    return found;
  };
};

export const loadDesk = async (
  folder: string,
  keptAssets: readonly string[] = [],
): Promise<DeskFiles | undefined> => {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const assets = join(folder, 'assets');
  const names = existsSync(assets) ? await readdir(assets) : [];
  const known = names.flatMap((name) => {
    const type = contentTypes[extname(name)];
    return type === undefined ? [] : [{ name, type }];
  });
  return {
    page: await read(page, 'text/html; charset=utf-8'),
    keptAssets,
    assets: new Map(
      await Promise.all(
        known.map(
          async ({ name, type }) =>
            [
              name,
              // WOFF2 fonts are compressed already.
              await read(join(assets, name), type, ...(type === 'font/woff2' ? [false] : [])),
            ] as const,
        ),
      ),
    ),
  };
};

/** Policy of a page without inline scripts and styles. */
const POLICY = pagePolicy({ scripts: [], styles: [] });

/** Serves the desk at `/desk`, with the same page at each of its URLs. */
export const registerDeskFiles = async (
  server: FastifyInstance,
  { page, assets, keptAssets }: DeskFiles,
): Promise<void> => {
  const kept = createKept(keptAssets);
  await server.register((desk, _options, registered) => {
    desk.get<{ Params: { readonly name: string } }>(
      '/desk/assets/:name',
      async (request, reply) => {
        const { name } = request.params;
        const asset = assets.get(name) ?? (await kept(name));
        if (!asset) throw new ApiError('not-found', 'There is nothing at this address.');
        const cacheControl = `public, max-age=${String(YEAR_S)}, immutable`;
        return sendCachedResponse(request, reply, asset, { cacheControl });
      },
    );
    for (const url of ['/desk', '/desk/*'])
      desk.get(url, async (request, reply) => {
        void reply.header('X-Robots-Tag', 'noindex');
        return sendCachedResponse(request, reply, page, {
          cacheControl: 'no-store',
          policy: POLICY,
        });
      });
    registered();
  });
};
