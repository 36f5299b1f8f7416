import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createCachedResponse,
  type CachedResponse,
  sendCachedResponse,
} from '../http/cached-response/index.ts';
import { serveHashedFiles } from '../http/hashed-files/index.ts';
import { pagePolicy } from '../http/security/headers.ts';

export interface DeskFiles {
  readonly page: CachedResponse;
  /** Folders with the hashed files: those of this release, then those of earlier ones. */
  readonly assetsDirs: readonly string[];
}

/**
 * Reads the built desk.
 *
 * @param keptAssets - folders with the hashed files of earlier releases
 * @returns `undefined` when it was not built
 */
export const loadDesk = async (
  folder: string,
  keptAssets: readonly string[] = [],
): Promise<DeskFiles | undefined> => {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  return {
    page: createCachedResponse('text/html; charset=utf-8', await readFile(page)),
    assetsDirs: [join(folder, 'assets'), ...keptAssets],
  };
};

/** Policy of a page without inline scripts and styles. */
const POLICY = pagePolicy({ scripts: [], styles: [] });

/** Serves the desk at `/desk`, with the same page at each of its URLs. */
export const registerDeskFiles = async (
  server: FastifyInstance,
  { page, assetsDirs }: DeskFiles,
): Promise<void> => {
  await serveHashedFiles(server, '/desk/assets/', assetsDirs);
  for (const url of ['/desk', '/desk/*'])
    server.get(url, async (request, reply) => {
      void reply.header('X-Robots-Tag', 'noindex');
      return sendCachedResponse(request, reply, page, {
        cacheControl: 'no-store',
        policy: POLICY,
      });
    });
};
