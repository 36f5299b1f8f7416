import type { Upload } from '../applications/index.ts';
import type { ApiClients } from '../clients/index.ts';

/*
 * Contract between the site's build and the service. The service knows no page and no React: it serves the
 * prerendered files of the manifest and asks the renderer for everything else.
 */

/** Header of a `Request` that the service has a page rendered for: where its visitor came from, if that is known. */
export const SOURCE_HEADER = 'visitor-source';

/** Header of such a `Request` when its visitor sent no cookie. */
export const COOKIELESS_HEADER = 'visitor-without-cookies';

/** Beginning of the element after a page's first band, which holds the styles of the rest. */
export const FIRST_BAND_END = '<style data-later';

/** CSP hash sources that a page needs, such as `'sha256-…'`. */
export interface PageSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Sources of fonts besides the page's own origin. */
  readonly fonts?: readonly string[] | undefined;
  /** Origins whose documents the page may embed. */
  readonly frames?: readonly string[] | undefined;
}

/** A page that is the same for every visitor, rendered at build. */
export interface PrerenderedPage {
  /** File name under `dist/site/pages`; `.br` and `.gz` stand beside it. */
  readonly file: string;
  readonly csp: PageSources;
}

/** A page search engines may show. */
export interface IndexedPage {
  readonly path: string;
  /** Time of the last change of its texts (ISO 8601); absent when the build does not know it. */
  readonly changed?: string | undefined;
}

/** Content of `dist/site/site.json`. */
export interface SiteManifest {
  /** Origin that the prerendered pages were made for. The service replaces it by its own. */
  readonly origin: string;
  /** Prerendered pages by path. A request with a query string that the page reads is rendered instead. */
  readonly pages: Readonly<Record<string, PrerenderedPage>>;
  /** Paths of all pages, prerendered or not. */
  readonly paths: readonly string[];
  /** Paths of the pages that have a form with a file. */
  readonly uploads: readonly string[];
  /** Entries of the sitemap, in its order. */
  readonly indexed: readonly IndexedPage[];
  /** Permanent redirects, by path. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly notFound: PrerenderedPage;
}

/** A page rendered for one request. */
export interface RenderedPage {
  readonly status: number;
  /** Headers that the page sets: `Location`, `Cache-Control`, `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for a redirect. */
  readonly html: string;
  readonly csp: PageSources;
}

/** Data of a request that the `Request` itself does not hold. */
export interface PageContext {
  /**
   * Clients of the use cases, in process, on behalf of this request. The calls count against its rate limits,
   * its cookies carry the session, and the cookies that `accounts` sets are sent with the page or the
   * redirect.
   */
  readonly clients: ApiClients;
  /** Files of a form's POST, by field name. */
  readonly files?: ReadonlyMap<string, Upload>;
}

/** The site's renderer: `dist/site/server/entry-server.js`. */
export interface Site {
  /**
   * Renders the page of a GET. Runs a form's POST (urlencoded body) and renders or redirects. Returns the 404
   * page for an unknown path. Rejects only when rendering itself fails.
   */
  render(request: Request, context: PageContext): Promise<RenderedPage>;
  /** Renders the page for a refused (403, 413, 415, 429) or failed (500, 503) request. */
  renderError(status: number, request: Request): Promise<RenderedPage>;
}

export interface SiteModule {
  createSite(options: { readonly publicOrigin: string }): Site;
}
