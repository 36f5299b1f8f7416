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
  /** The one address of what it shows, as a path of the site; not given: the page's own. */
  readonly canonical?: string;
  /** Feeds and the like: `<link rel="alternate">`. */
  readonly alternates?: readonly {
    readonly href: string;
    readonly type: string;
    readonly title: string;
  }[];
}

/** Loader result: data, and status and headers of the document. */
export interface Loaded<Data> {
  /** `renderedBy` names the page that renders it, when that is not the requested one. */
  readonly data: Data & { readonly renderedBy?: string };
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly meta?: PageMeta;
}

/**
 * Loads what a page shows. `clients` call the service's use cases in process, or its API in a browser.
 */
export type PageLoader = (request: Request, clients: ApiClients) => Promise<Loaded<object>>;

/**
 * A route of the site. The same module is prerendered or rendered by the service and hydrated in the
 * browser. Its loader and form handlers are modules of their own, which a browser fetches when
 * somebody begins to type.
 */
export interface Page {
  readonly path: string;
  /** May depend on the address: a search, a status. */
  readonly meta: PageMeta | ((url: URL) => PageMeta);
  /** Pages with a loader are rendered for each request, all others at build. */
  readonly load?: () => Promise<PageLoader>;
  readonly forms?: () => Promise<FormHandlers>;
  /** True when one of its forms has a file field; other pages accept no files. */
  readonly takesFile?: boolean;
  /** Origins whose documents it may embed, once a visitor has asked for them. */
  readonly frames?: readonly string[];
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  readonly Component: ComponentType;
}
