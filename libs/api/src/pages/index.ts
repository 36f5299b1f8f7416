import type { Upload } from '../applications/index.ts';
import type { Backend } from '../backend/index.ts';

/*
 * What the site's build and the service agree on. The service knows no page and no React: it serves
 * the prerendered files of the manifest and asks the renderer for everything else.
 */

/** What a page's Content-Security-Policy must allow: CSP hash sources such as `'sha256-…'`. */
export interface PageSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Where its fonts may come from besides its own origin. */
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
  /** When its words were last changed (ISO 8601); absent where the build could not know. */
  readonly changed?: string | undefined;
}

/** `dist/site/site.json`. */
export interface SiteManifest {
  /** The origin the prerendered pages were made for; the service replaces it where its own differs. */
  readonly origin: string;
  /** Static pages by path. A request with a query string the page reads is rendered instead. */
  readonly pages: Readonly<Record<string, PrerenderedPage>>;
  /** Every path a page is at, prerendered or not. */
  readonly paths: readonly string[];
  /** Those of the pages that have a form with a file. */
  readonly uploads: readonly string[];
  /** What the sitemap lists, in its order. */
  readonly indexed: readonly IndexedPage[];
  /** Permanent redirects, by path. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The 404 page. */
  readonly notFound: PrerenderedPage;
}

/** A page made for one request. */
export interface RenderedPage {
  readonly status: number;
  /** Headers the page decides: `Location`, `Cache-Control`, `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for a redirect. */
  readonly html: string;
  readonly csp: PageSources;
}

/** What one request brings besides the request itself. */
export interface PageContext {
  /**
   * The use cases, in process, on behalf of this request: its rate limits count, its cookies say who is
   * signed in, and the cookies that `accounts` sets go out with the page or the redirect.
   */
  readonly backend: Backend;
  /** The files of a form's POST by the names of their fields, as the service has received them. */
  readonly files?: ReadonlyMap<string, Upload>;
}

/** The site, as the service sees it: `dist/site/server/entry-server.js`. */
export interface Site {
  /**
   * Renders the page of a GET, or runs a form's POST (urlencoded body) and renders or redirects.
   * An unknown path gives the 404 page. Rejects only when rendering itself fails.
   */
  render(request: Request, context: PageContext): Promise<RenderedPage>;
  /** The page that says a request was refused (403, 413, 415, 429) or failed (500, 503). */
  renderError(status: number, request: Request): Promise<RenderedPage>;
}

export interface SiteModule {
  createSite(options: { readonly publicOrigin: string }): Site;
}
