import type { Backend } from '@example/api/backend';
import type { PageContext, RenderedPage, Site } from '@example/api/pages';
import { errorTitle } from '@example/content/meta';
import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { SiteAssets } from './document/assets.ts';
import { renderDocument } from './document/document.tsx';
import { IDEMPOTENCY_FIELD, outcomeId, REFERENCE_PARAM, SENT_PARAM } from './forms/fields.ts';
import type { FormOutcome } from './forms/form-outcome.ts';
import type { PageMeta } from './routing/page.ts';
import { failurePage, notFoundPage, routedPages } from './routing/registry.ts';
import { ROUTE_ID, toRoute } from './routing/to-route.ts';

type Entry = (typeof routedPages)[number];

const byPath = new Map(routedPages.map((entry) => [entry.page.path, entry]));

/** Paths of all pages, and of those that are the same for every visitor. */
export const paths: readonly string[] = routedPages.map(({ page }) => page.path);
export const prerenderedPaths: readonly string[] = routedPages
  .filter(({ page }) => !page.load)
  .map(({ page }) => page.path);

const noBackend: Backend = new Proxy({} as Backend, {
  get: (_target, name) => {
    throw new Error(`a page rendered at build asked for ${String(name)}`);
  },
});

/**
 * A form posted without JavaScript carries no key of its own: the same words from the same form get
 * the same one, so that a double click, a reload or the back button stores nothing twice.
 */
const withIdempotencyKey = async (request: Request): Promise<Request> => {
  const body = new URLSearchParams(await request.text());
  if (!body.has(IDEMPOTENCY_FIELD)) {
    const key = createHash('sha256').update(body.toString()).digest('base64url');
    body.set(IDEMPOTENCY_FIELD, key);
  }
  return new Request(request.url, { method: 'POST', body });
};

const afterPost = ({ pathname }: URL, { form, ...outcome }: FormOutcome & { status: 'sent' }) => {
  const search = new URLSearchParams({ [SENT_PARAM]: form });
  if (outcome.reference) search.set(REFERENCE_PARAM, outcome.reference);
  return `${pathname}?${search.toString()}#${outcomeId(form)}`;
};

interface SiteOptions {
  /** Scheme, host and port under which visitors reach the site. */
  readonly publicOrigin: string;
  /** What the client build made; asked for at each request, so that a development server can change it. */
  readonly assets: () => SiteAssets;
}

/** The site over given assets; the build's entry binds it to its own. */
export const createSiteFrom = ({ publicOrigin, assets }: SiteOptions) => {
  const renderEntry = async (
    { name, page }: Entry,
    request: Request,
    backend: Backend,
    fixedStatus?: number,
  ): Promise<RenderedPage> => {
    const { pathname } = new URL(request.url);
    const handler = createStaticHandler([toRoute({ ...page, path: pathname }, backend)]);
    const result = await handler.query(request);
    if (result instanceof Response) {
      const headers = Object.fromEntries(result.headers);
      return { status: result.status, headers, html: '', csp: { scripts: [], styles: [] } };
    }
    const failure: unknown = Object.values(result.errors ?? {})[0];
    if (failure) throw failure instanceof Error ? failure : new Error('the page failed to load');

    const outcome = result.actionData?.[ROUTE_ID] as FormOutcome | undefined;
    if (outcome?.status === 'sent') {
      const Location = afterPost(new URL(request.url), outcome);
      return { status: 303, headers: { Location }, html: '', csp: { scripts: [], styles: [] } };
    }

    const router = createStaticRouter(handler.dataRoutes, result);
    const body = renderToString(
      <StaticRouterProvider router={router} context={result} hydrate={false} />,
    );
    const site = assets();
    const pageAssets = site.pages[name];
    if (!pageAssets) throw new Error(`the client build has no assets for page ${name}`);
    const { loaderData, actionData } = result;
    const handedOver = Object.keys(loaderData).length > 0 || actionData;
    const loaded = loaderData[ROUTE_ID] as { readonly meta?: PageMeta } | undefined;
    const meta =
      loaded?.meta ??
      (typeof page.meta === 'function' ? page.meta(new URL(request.url)) : page.meta);
    const { html, csp } = renderDocument({
      meta: outcome ? { ...meta, title: errorTitle(meta.title) } : meta,
      canonical: `${publicOrigin}${pathname}`,
      assets: pageAssets,
      site,
      body,
      hydrationData: handedOver ? { loaderData, actionData } : undefined,
    });
    const headers: Record<string, string> = {};
    for (const source of [result.loaderHeaders[ROUTE_ID], result.actionHeaders[ROUTE_ID]]) {
      for (const [header, value] of source ?? []) headers[header] = value;
    }
    return { status: fixedStatus ?? result.statusCode, headers, html, csp };
  };

  const render: Site['render'] = async (request, { backend }: PageContext) => {
    const entry = byPath.get(new URL(request.url).pathname);
    if (!entry) return renderEntry(notFoundPage, new Request(request.url), noBackend, 404);
    if (request.method !== 'POST') return renderEntry(entry, request, backend);
    return renderEntry(entry, await withIdempotencyKey(request), backend);
  };

  const renderError: Site['renderError'] = (status, request) => {
    const url = new URL(request.url);
    url.searchParams.set('status', String(status));
    const entry = status === 404 ? notFoundPage : failurePage;
    return renderEntry(entry, new Request(url), noBackend, status);
  };

  return {
    render,
    renderError,
    prerender: (path: string) => render(new Request(publicOrigin + path), { backend: noBackend }),
  };
};
