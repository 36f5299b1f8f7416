import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { YEAR_S } from '../../runtime/clock/durations.ts';

/**
 * Serves files with content hashes in their names, which a browser keeps for a year, in the forms compressed at build.
 *
 * @param prefix - of their addresses, with a slash at its end
 * @param folders - those that exist are searched in this order
 */
export const serveHashedFiles = async (
  server: FastifyInstance,
  prefix: string,
  folders: readonly string[],
): Promise<void> => {
  const root = folders.filter((folder) => existsSync(folder));
  if (root.length === 0) return;
  await server.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    dotfiles: 'deny',
    index: false,
    decorateReply: false,
    cacheControl: false,
    // The plugin refuses a part that is not there by an error which Fastify takes for a malformed request.
    acceptRanges: false,
    setHeaders: (reply) => {
      void reply.header('Cache-Control', `public, max-age=${String(YEAR_S)}, immutable`);
    },
  });
};
