import type { FastifyRequest } from 'fastify';

/**
 * Names the route of a request. There are as many names as routes and pages: an address that somebody
 * made up is `(none)`, and the files of the site, of which there are many, are one.
 *
 * @param pages - the paths of the site's pages
 */
export const createRouteLabel =
  (pages: ReadonlySet<string> = new Set()) =>
  ({ routeOptions: { url }, logRoute }: FastifyRequest): string => {
    if (url === undefined) return '(none)';
    if (url !== '/*') return url;
    if (logRoute === undefined) return '(none)';
    return pages.has(logRoute) ? logRoute : '(file)';
  };
