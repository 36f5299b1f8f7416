import type { Upload } from '@example/api/applications';
import type { ApiClients } from '@example/api/clients';
import {
  type PageContext,
  type RenderedPage,
  type Site,
  COOKIELESS_HEADER,
  SOURCE_HEADER,
} from '@example/api/pages';
import { errorTitle } from '@example/content/meta';
import { routes } from '@example/content/routes';
import { Icon, type IconName } from '@example/ui/icon';
import { setImmediate as turn } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { SiteAssets } from './document/assets.ts';
import { renderDocument } from './document/document.tsx';
import { outcomeId, REFERENCE_PARAM, SENT_PARAM } from './forms/fields.ts';
import type { FormResult } from './forms/form-result.ts';
import { APPLY_PARAM, JOB_PARAM } from './jobs/job-links.ts';
import { oneClickForm } from './newsletter/one-click.ts';
import type { PageMeta } from './routing/page.ts';
import { failurePage, notFoundPage, pageNamed, routedPages } from './routing/registry.ts';
import { ROUTE_ID, toRoute } from './routing/to-route.ts';
import { shownVacancy } from './structured-data/job-posting.tsx';
import { structuredData } from './structured-data/structured-data.ts';

type Entry = (typeof routedPages)[number];

/** Holds the parts of a loader's data that rendering reads. */
interface LoadedPage {
  readonly meta?: PageMeta;
  readonly renderedBy?: string;
}

const byPath = new Map(routedPages.map((entry) => [entry.page.path, entry]));

/** Paths of all pages, and of those that are the same for every visitor. */
export const paths: readonly string[] = routedPages.map(({ page }) => page.path);
export const prerenderedPaths: readonly string[] = routedPages
  .filter(({ page }) => !page.load)
  .map(({ page }) => page.path);

/** Paths of the pages that have a form with a file. */
export const uploads: readonly string[] = routedPages
  .filter(({ page }) => page.takesFile)
  .map(({ page }) => page.path);

const isIndexable = ({ path, meta }: Entry['page']) =>
  !(typeof meta === 'function' ? meta(new URL(path, 'http://localhost')) : meta).noIndex;

/** Returns the position of a page among the site's routes; other pages come last. */
const rank = (path: string) => {
  const index = (routes as readonly string[]).indexOf(path);
  return index === -1 ? routes.length : index;
};

/** The pages for search engines, the home page first, with the names of their modules. */
export const indexable: readonly { readonly name: string; readonly path: string }[] = routedPages
  .filter(({ page }) => isIndexable(page))
  .map(({ name, page }) => ({ name, path: page.path }))
  .toSorted((a, b) => rank(a.path) - rank(b.path));

/** Returns an icon of the design system as a path on a grid of 24 by 24, for drawings of the build. */
export const iconPath = (name: IconName): string => {
  const [, path] = / d="([^"]+)"/.exec(renderToString(<Icon name={name} />)) ?? [];
  if (path === undefined) throw new Error(`the icon ${name} is more than one path`);
  return path;
};

const noClients: ApiClients = new Proxy(
  {},
  {
    get: (_target, name) => {
      // A promise asks whether what it resolves to is one too.
      if (name === 'then') return undefined;
      throw new Error(`a page rendered at build asked for ${String(name)}`);
    },
  },
);

const afterPost = (url: URL, { form, ...outcome }: FormResult & { status: 'success' }) => {
  const { pathname } = url;
  // The query says what the rest of the page shows, such as a search, behind a dialog or above the footer.
  const isBeside = form === 'application' || form === 'newsletter';
  const search = new URLSearchParams(isBeside ? url.search : '');
  if (form === 'application') for (const name of [JOB_PARAM, APPLY_PARAM]) search.delete(name);
  search.set(SENT_PARAM, form);
  if (outcome.reference) search.set(REFERENCE_PARAM, outcome.reference);
  return `${pathname}?${search.toString()}#${outcomeId(form)}`;
};

interface SiteOptions {
  /** Scheme, host and port under which visitors reach the site. */
  readonly publicOrigin: string;
  /** Returns the client assets. Called at each request, so that a development server can change them. */
  readonly assets: () => SiteAssets;
}

interface RenderOptions {
  readonly fixedStatus?: number;
  /** Answers a form's success here, without a redirect. */
  readonly inPlace?: boolean;
  /** Files of a form's POST, by field. */
  readonly files?: ReadonlyMap<string, Upload>;
}

/** A page without content of its own, such as a redirect. */
const withoutContent = (
  status: number,
  headers: Readonly<Record<string, string>>,
): RenderedPage => ({ status, headers, html: '', csp: { scripts: [], styles: [] } });

/**
 * Throws the error that a page's loader or form failed with.
 *
 * @throws Error
 */
const throwFailure = ({ errors }: StaticHandlerContext) => {
  const failure: unknown = Object.values(errors ?? {})[0];
  if (failure) throw failure instanceof Error ? failure : new Error('the page failed to load');
};

/** Returns the headers that a page's loader and form set; those of the form win. */
const headersOf = ({ loaderHeaders, actionHeaders }: StaticHandlerContext) =>
  Object.fromEntries(
    [loaderHeaders[ROUTE_ID], actionHeaders[ROUTE_ID]].flatMap((headers) => [...(headers ?? [])]),
  );

/** Creates the site over the given assets. `createSite` uses those of the build. */
export const createSiteFrom = ({ publicOrigin, assets }: SiteOptions) => {
  /** Renders the document of a page from what its loader and form returned. */
  const renderContent = (
    { name, page }: Entry,
    url: URL,
    routes: Parameters<typeof createStaticRouter>[0],
    context: StaticHandlerContext,
  ) => {
    const { loaderData, actionData } = context;
    const loaded = loaderData[ROUTE_ID] as LoadedPage | undefined;
    const result = actionData?.[ROUTE_ID] as FormResult | undefined;
    const router = createStaticRouter(routes, context);
    const site = assets();
    const pageAssets = site.pages[name];
    if (!pageAssets) throw new Error(`the client build has no assets for page ${name}`);
    const hasData = Object.keys(loaderData).length > 0 || actionData;
    const { meta: ownMeta, frames = [] } = page;
    const meta = loaded?.meta ?? (typeof ownMeta === 'function' ? ownMeta(url) : ownMeta);
    const failed = result !== undefined && result.status !== 'success';
    return renderDocument({
      meta: failed ? { ...meta, title: errorTitle(meta.title) } : meta,
      origin: publicOrigin,
      path: url.pathname,
      facts: structuredData(url.pathname, publicOrigin, shownVacancy(url, loaded)),
      assets: pageAssets,
      site,
      body: renderToString(
        <StaticRouterProvider router={router} context={context} hydrate={false} />,
      ),
      hydrationData: hasData ? { loaderData, actionData } : undefined,
      frames,
    });
  };

  const renderEntry = async (
    entry: Entry,
    request: Request,
    clients: ApiClients,
    { fixedStatus, inPlace = false, files }: RenderOptions = {},
  ): Promise<RenderedPage> => {
    const url = new URL(request.url);
    const createHandler = ({ page }: Entry, uploads?: RenderOptions['files']) =>
      createStaticHandler([toRoute(page, () => Promise.resolve(clients), uploads)]);
    const handler = createHandler(entry, files);
    const context = await handler.query(request);
    if (context instanceof Response)
      return withoutContent(context.status, Object.fromEntries(context.headers));
    throwFailure(context);

    const result = context.actionData?.[ROUTE_ID] as FormResult | undefined;
    // The form is not on this page, for example because it has moved.
    if (request.method === 'POST' && !result) return renderError(context.statusCode, request);
    const sent = result?.status === 'success';
    if (sent && !inPlace && !result.shownOnce)
      return withoutContent(303, { Location: afterPost(url, result) });

    const loaded = context.loaderData[ROUTE_ID] as LoadedPage | undefined;
    const shown = pageNamed(loaded?.renderedBy ?? entry.name);
    const { dataRoutes } = shown.name === entry.name ? handler : createHandler(shown);
    // Lets other requests run between loading and rendering. Budget: `healthP99Ms` of the bench.
    await turn();
    const { html, csp } = renderContent(shown, url, dataRoutes, context);
    const status = fixedStatus ?? (sent ? 200 : context.statusCode);
    return { status, headers: headersOf(context), html, csp };
  };

  const render: Site['render'] = async (
    request,
    { clients, files = new Map<string, Upload>() }: PageContext,
  ) => {
    const url = new URL(request.url);
    const entry = byPath.get(url.pathname);
    if (!entry) return renderEntry(notFoundPage, new Request(url), noClients, { fixedStatus: 404 });
    if (request.method !== 'POST') return renderEntry(entry, request, clients);
    const fields = new URLSearchParams(await request.text());
    const oneClick = oneClickForm(url, fields);
    const body = oneClick ?? fields;
    const inPlace = oneClick !== undefined;
    const headers = new Headers();
    for (const name of [SOURCE_HEADER, COOKIELESS_HEADER]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return renderEntry(entry, new Request(url, { method: 'POST', body, headers }), clients, {
      inPlace,
      files,
    });
  };

  const renderError: Site['renderError'] = (status, request) => {
    const url = new URL(request.url);
    url.searchParams.set('status', String(status));
    const entry = status === 404 ? notFoundPage : failurePage;
    return renderEntry(entry, new Request(url), noClients, { fixedStatus: status });
  };

  return {
    render,
    renderError,
    prerender: (path: string) => render(new Request(publicOrigin + path), { clients: noClients }),
  };
};
