import type { ApiClients } from '@example/api/clients';
import type { ComponentType } from 'react';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { FormHandlers } from '../forms/form-result.ts';

/** Metadata in a page's head. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
  /** The canonical path; by default the page's own. */
  readonly canonical?: string;
  /** Links to feeds: `<link rel="alternate">`. */
  readonly alternates?: readonly {
    readonly href: string;
    readonly type: string;
    readonly title: string;
  }[];
}

/** Result of a loader: data, and status and headers of the document. */
export interface Loaded<Data> {
  /** `renderedBy` names the page that renders the data if it is not the requested one. */
  readonly data: Data & { readonly renderedBy?: string };
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly meta?: PageMeta;
}

/** Loads a page's data. `clients` call the service's use cases in process, or its API from a browser. */
export type PageLoader = (request: Request, clients: ApiClients) => Promise<Loaded<object>>;

/**
 * A page of the site. The same module is prerendered or rendered by the service, and hydrated in the browser. The
 * browser fetches its loader and form handlers as separate modules when the visitor begins to type.
 */
export interface Page {
  readonly path: string;
  /** Metadata; a function if it depends on the URL. */
  readonly meta: PageMeta | ((url: URL) => PageMeta);
  /** Loader of a page that is rendered for each request. Pages without one are prerendered. */
  readonly load?: () => Promise<PageLoader>;
  readonly forms?: () => Promise<FormHandlers>;
  /** True when one of its forms has a file field. Other pages accept no files. */
  readonly takesFile?: boolean;
  /** Origins whose documents the page may embed on the visitor's request. */
  readonly frames?: readonly string[];
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  readonly Component: ComponentType;
}
