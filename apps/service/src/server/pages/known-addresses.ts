import { ApiError } from '@example/api/problem';
import type { Address } from './address.ts';
import type { PageSource } from './page-source.ts';

/** Returns a path without the slashes at its end. A pattern would begin anew at each slash of a long row of them. */
const withoutSlashes = (path: string): string => {
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
};

/**
 * Tells which addresses of the site are redirects, and which methods an address takes.
 *
 * @param isReadElsewhere - whether something else than the site's pages and files answers GET at a path
 */
export const createKnownAddresses = (
  source: Pick<PageSource, 'paths' | 'files' | 'redirects'>,
  isReadElsewhere: (path: string) => boolean,
) => {
  const allowOf = (path: string): string | undefined => {
    if (source.paths.has(path)) return 'GET, HEAD, POST';
    const isRead = source.files.has(path) || source.redirects.has(path) || isReadElsewhere(path);
    return isRead ? 'GET, HEAD' : undefined;
  };
  return {
    /** Returns the path of this site that an address redirects to, given apart and as it was asked for. */
    redirectOf: ({ path, search }: Address, url: string): string | undefined => {
      // A form without fields, such as Reset, is sent to an address that ends so.
      if (url === `${path}?` && source.paths.has(path)) return path;
      const direct = source.redirects.get(path);
      if (direct !== undefined) return direct + search;
      if (path === '/' || !path.endsWith('/')) return undefined;
      const plain = withoutSlashes(path);
      const target = source.redirects.get(plain) ?? (source.paths.has(plain) ? plain : undefined);
      return target === undefined ? undefined : target + search;
    },
    /** Returns the error of a method that a path does not take. */
    refuseMethod: (path: string): ApiError => {
      const allow = allowOf(path);
      return allow === undefined
        ? new ApiError('not-found', 'There is nothing at this address.')
        : new ApiError('method-not-allowed', 'This address does not take this method.', { allow });
    },
  };
};
