import type { IndexedPage, PageSources, Site } from '@example/api/pages';
import type { Representation } from '../representation/index.ts';

/** A page that is the same for everybody, with its Content-Security-Policy. */
export interface StoredPage {
  readonly content: Representation;
  readonly policy: string;
}

/**
 * The site as the server serves it. Built from `dist/site` by `loadSite`; a development server brings
 * its own, with nothing stored.
 */
export interface PageSource {
  readonly site: Site;
  /** Every path a page is at. */
  readonly paths: ReadonlySet<string>;
  /** The paths of the pages that have a form with a file. */
  readonly uploads: ReadonlySet<string>;
  /** The pages search engines may show. */
  readonly indexed: readonly IndexedPage[];
  readonly redirects: ReadonlyMap<string, string>;
  /** Pages that need no rendering, by path. */
  readonly stored: ReadonlyMap<string, StoredPage>;
  /** Files outside the hashed assets, by path: icons, brochures. */
  readonly files: ReadonlyMap<string, Representation>;
  /** The 404 page; without it the site renders one. */
  readonly notFound: StoredPage | undefined;
  /** Folders of what is served under `/assets/`, for ever: this release's, then those of earlier ones. */
  readonly assetsDirs: readonly string[];
  /** The Content-Security-Policy of a rendered page. */
  policy(sources: PageSources): string;
  /** Whether a rendered page may be kept until the vacancies change. */
  readonly keepRendered: boolean;
}
