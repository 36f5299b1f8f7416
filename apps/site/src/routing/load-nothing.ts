import type { PageLoader } from './page.ts';

/** The loader of a page that needs nothing, but must not be made beforehand. */
export const loadNothing =
  (cacheControl: string): PageLoader =>
  () =>
    Promise.resolve({ data: {}, headers: { 'Cache-Control': cacheControl } });
