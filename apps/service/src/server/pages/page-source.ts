import type { IndexedPage, PageSources, Site } from '@example/api/pages';
import type { CachedResponse } from '../../http/cached-response/index.ts';

/** Page that is the same for everybody, with its Content-Security-Policy. */
export interface StoredPage {
  readonly content: CachedResponse;
  readonly policy: string;
}

/**
 * Site as the server serves it. `loadSite` reads it from `dist/site`; a development server brings its own, without
 * stored pages.
 */
export interface PageSource {
  readonly site: Site;
  readonly paths: ReadonlySet<string>;
  /** Paths of the pages that have a form with a file. */
  readonly uploads: ReadonlySet<string>;
  /** Pages that search engines may show. */
  readonly indexed: readonly IndexedPage[];
  readonly redirects: ReadonlyMap<string, string>;
  readonly stored: ReadonlyMap<string, StoredPage>;
  /** Files outside the hashed assets, by path: icons, brochures. */
  readonly files: ReadonlyMap<string, CachedResponse>;
  /** 404 page. Without it the site renders one. */
  readonly notFound: StoredPage | undefined;
  /** Folders served under `/assets/` as immutable: this release's, then those of earlier ones. */
  readonly assetsDirs: readonly string[];
  /** Returns the Content-Security-Policy of a rendered page. */
  policy(sources: PageSources): string;
  /** True when a rendered page may be cached until the vacancies change. */
  readonly keepRendered: boolean;
}
