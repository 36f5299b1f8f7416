import type { FastifyRequest } from 'fastify';

/**
 * Returns a function that names the route of a request. The number of names is bounded: all unknown addresses are
 * `(none)`, all files of the site `(file)`.
 *
 * @param pages - paths of the site's pages
 */
export const createRouteLabel =
  (pages: ReadonlySet<string> = new Set()) =>
  ({ routeOptions: { url }, logRoute }: FastifyRequest): string => {
    if (url === undefined) return '(none)';
    if (url !== '/*') return url;
    if (logRoute === undefined) return '(none)';
    return pages.has(logRoute) ? logRoute : '(file)';
  };
