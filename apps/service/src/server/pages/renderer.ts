import { type RenderedPage, COOKIELESS_HEADER, SOURCE_HEADER } from '@example/api/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonal } from '../../auth/core/cookies.ts';
import { visitorOf } from '../../auth/candidates/index.ts';
import { createInProcessClients, type UseCaseDeps } from '../in-process/index.ts';
import { createCachedResponse, sendCachedResponse } from '../../http/cached-response/index.ts';
import { resolveClient } from '../../http/security/client.ts';
import type { RateLimits } from '../../http/security/rate-limits.ts';
import { staffVisitorOf } from '../../auth/staff/index.ts';
import { addressOf, type Address } from './address.ts';
import type { PageSource } from './page-source.ts';
import { createRenderCache, type KeptPage } from './render-cache.ts';
import { sourceOf } from './source.ts';

/**
 * Path of the sign-in page. It may give a captcha, which belongs to one browser, to a browser that sends no cookies
 * yet.
 */
const LOGIN = '/login';
const HTML = 'text/html; charset=utf-8';
/** Largest number of cached error pages. */
const MOST_ERROR_PAGES = 32;

export interface RendererDeps {
  readonly useCases: UseCaseDeps;
  readonly limits: RateLimits;
  readonly publicOrigin: string;
  readonly logFailure: (error: unknown, request: FastifyRequest) => void;
}

const mayBeKept = ({ status, headers }: RenderedPage): boolean =>
  status === 200 &&
  !Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'cache-control' && /no-store|private/i.test(value),
  );

const withoutHeader = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key.toLowerCase() !== name));

const headerOf = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

/** Creates what renders the site's pages on behalf of requests, and sends them. */
export const createRenderer = (
  source: PageSource,
  { useCases, limits, publicOrigin, logFailure }: RendererDeps,
) => {
  const cache = createRenderCache();
  // Of their own: errors that a stranger causes at every path must not displace the pages.
  const errorCache = createRenderCache(MOST_ERROR_PAGES);

  /** Returns where the visitor of a page came from that takes applications; empty for any other page. */
  const sourceFor = (request: FastifyRequest): string =>
    source.uploads.has(addressOf(request).path) ? sourceOf(request, publicOrigin) : '';

  const visitorHeaders = (request: FastifyRequest): Readonly<Record<string, string>> => {
    const from = sourceFor(request);
    return {
      // A header holds ASCII only.
      ...(from !== '' && { [SOURCE_HEADER]: encodeURIComponent(from) }),
      ...(request.headers.cookie === undefined && { [COOKIELESS_HEADER]: '' }),
    };
  };

  const prepare = (page: RenderedPage): KeptPage => ({
    status: page.status,
    headers: withoutHeader(page.headers, 'content-type'),
    content: createCachedResponse(
      headerOf(page.headers, 'content-type') ?? HTML,
      Buffer.from(page.html),
    ),
    policy: source.policy(page.csp),
    keep: mayBeKept(page),
  });

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, headers, content, policy }: KeptPage,
    defaultCaching: string,
  ) => {
    const cacheControl = headerOf(headers, 'cache-control') ?? defaultCaching;
    if (/private/i.test(cacheControl))
      void reply.header('Cross-Origin-Opener-Policy', 'same-origin');
    reply.headers({ ...headers });
    const vary = source.uploads.has(addressOf(request).path) ? ['Referer'] : [];
    if (content.identity.length === 0)
      return reply.code(status).header('Cache-Control', cacheControl).send();
    return sendCachedResponse(request, reply, content, { status, cacheControl, policy, vary });
  };

  const clientsFor = (request: FastifyRequest, reply: FastifyReply) =>
    createInProcessClients(
      useCases,
      {
        limit: async (operation) => limits.of(operation)(request),
        countSender: limits.sender(request),
        from: resolveClient(request),
        visitor: visitorOf(request, reply, { publicOrigin }),
        staffVisitor: staffVisitorOf(request, reply, { publicOrigin }),
      },
      (error) => logFailure(error, request),
    );

  const render = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, search }: Address,
  ): Promise<KeptPage> =>
    prepare(
      await source.site.render(
        new Request(publicOrigin + path + search, { headers: visitorHeaders(request) }),
        { clients: clientsFor(request, reply) },
      ),
    );

  const renderCached = async (request: FastifyRequest, reply: FastifyReply): Promise<KeptPage> => {
    const address = addressOf(request);
    // A visitor's own page must not be cached, nor shared with a concurrent request of somebody else.
    const isShared = address.path !== LOGIN && !isPersonal(request, { publicOrigin });
    if (!source.keepRendered || !isShared) return render(request, reply, address);
    let version: string;
    try {
      version = (await useCases.vacancies.current()).key;
    } catch {
      // The page itself says that the vacancies cannot be read.
      return render(request, reply, address);
    }
    // Visitors from elsewhere get a page of their own.
    const from = sourceFor(request);
    const shown = address.path + address.search + (from === '' ? '' : ` ${from}`);
    return cache.get(version, shown, async () => render(request, reply, address));
  };

  /** Renders the page of an error at a path. It is the same for everybody, so that a flood of errors costs little. */
  const renderError = async (status: number, path: string): Promise<KeptPage> => {
    const renderAnew = async () => {
      const page = await source.site.renderError(status, new Request(publicOrigin + path));
      return { ...prepare(page), keep: true };
    };
    return source.keepRendered ? errorCache.get(String(status), path, renderAnew) : renderAnew();
  };

  return { clientsFor, visitorHeaders, prepare, render: renderCached, renderError, send };
};
