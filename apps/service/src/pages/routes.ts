import { ApiError } from '@example/api/problem';
import { RESUME_FIELD } from '@example/api/applications';
import type { RenderedPage } from '@example/api/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPersonal } from '../auth/core/cookies.ts';
import { visitorOf } from '../auth/guests/index.ts';
import { createInProcessBackend, type UseCaseDeps } from '../backend/index.ts';
import { createDocuments } from '../discovery/index.ts';
import { MULTIPART } from '../multipart/index.ts';

import {
  createCachedResponse,
  type CachedResponse,
  sendCachedResponse,
} from '../cached-response/index.ts';
import { clientOf } from '../security/client.ts';
import type { Bodies } from '../security/bodies.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import { staffVisitorOf } from '../auth/staff/index.ts';
import type { XsrfGuard } from '../xsrf/index.ts';
import { acceptForms, type FormBody, URLENCODED } from './form-body.ts';
import type { PageSource, StoredPage } from './page-source.ts';
import { createRenderCache, type KeptPage } from './render-cache.ts';

const YEAR_S = 31_536_000;
const REVALIDATE = 'public, max-age=0, must-revalidate';
const FILES = 'public, max-age=3600';
/** Path of the pictures that other sites show beside a link to a page. */
const SHARED = '/share/';
const NO_STORE = 'no-store';
/**
 * Path of the sign-in page. It may give a captcha, which belongs to one browser, to a browser that sends no cookies
 * yet.
 */
const LOGIN = '/login';
const HTML = 'text/html; charset=utf-8';
const PDF = 'application/pdf';

export interface PageRouteDeps {
  readonly useCases: UseCaseDeps;
  readonly limits: RateLimits;
  readonly bodies: Pick<Bodies, 'file'>;
  readonly xsrf: XsrfGuard;
  readonly publicOrigin: string;
}

export type SendErrorPage = (
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

interface Address {
  readonly path: string;
  /** With its `?`; empty when there is no query. */
  readonly search: string;
}

const addressOf = ({ url }: FastifyRequest): Address => {
  const at = url.indexOf('?');
  if (at === -1) return { path: url, search: '' };
  return { path: url.slice(0, at), search: at === url.length - 1 ? '' : url.slice(at) };
};

const mayBeKept = ({ status, headers }: RenderedPage): boolean =>
  status === 200 &&
  !Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'cache-control' && /no-store|private/i.test(value),
  );

const withoutHeader = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key.toLowerCase() !== name));

const headerOf = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

/** Serves the site: stored pages and files, rendered pages, forms without JavaScript. */
export const registerPages = async (
  server: FastifyInstance,
  source: PageSource,
  { useCases, limits, bodies, xsrf, publicOrigin }: PageRouteDeps,
): Promise<SendErrorPage> => {
  const cache = createRenderCache();
  const documents = createDocuments({
    publicOrigin,
    indexed: source.indexed,
    isServed: (path) => source.paths.has(path) || source.files.has(path) || documents.has(path),
    vacancies: useCases.vacancies,
    clock: useCases.clock,
  });

  const keep = (page: RenderedPage): KeptPage => ({
    status: page.status,
    headers: withoutHeader(page.headers, 'content-type'),
    content: createCachedResponse(
      headerOf(page.headers, 'content-type') ?? HTML,
      Buffer.from(page.html),
    ),
    policy: source.policy(page.csp),
    keep: mayBeKept(page),
  });

  /**
   * Returns whether a request is for the sign-in page and brings no cookie of its own: there is no session to guard.
   */
  const isBeforeSignIn = (request: FastifyRequest): boolean =>
    request.method !== 'POST' &&
    addressOf(request).path === LOGIN &&
    !isPersonal(request, { publicOrigin });

  const sendRendered = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, headers, content, policy }: KeptPage,
    defaultCaching: string,
  ) => {
    const cacheControl = headerOf(headers, 'cache-control') ?? defaultCaching;
    if (/private/i.test(cacheControl) && !isBeforeSignIn(request)) {
      void reply.header('Cross-Origin-Opener-Policy', 'same-origin');
    }
    reply.headers({ ...headers });
    if (content.identity.length === 0) {
      return reply.code(status).header('Cache-Control', cacheControl).send();
    }
    return sendCachedResponse(request, reply, content, { status, cacheControl, policy });
  };

  const sendStored = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { content, policy }: StoredPage,
    status = 200,
  ) => sendCachedResponse(request, reply, content, { status, policy, cacheControl: REVALIDATE });

  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    file: CachedResponse,
  ) => {
    if (path.startsWith(SHARED)) {
      void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    }
    if (file.contentType === PDF) void reply.header('Content-Disposition', 'inline');
    return sendCachedResponse(request, reply, file, { cacheControl: FILES });
  };

  const sendErrorPage: SendErrorPage = async (status, request, reply) => {
    // The site has one page for what is missing and what is gone.
    const shown = status === 410 ? 404 : status;
    if (shown === 404 && source.notFound) {
      return sendStored(request, reply, source.notFound, status);
    }
    const { path } = addressOf(request);
    const known = source.paths.has(path) ? path : '/';
    const page = await source.site.renderError(shown, new Request(publicOrigin + known));
    return sendRendered(request, reply, keep({ ...page, status }), NO_STORE);
  };

  const backendFor = (request: FastifyRequest, reply: FastifyReply) =>
    createInProcessBackend(
      useCases,
      {
        limit: async (operation) => limits.write(operation)(request),
        countSender: limits.sender(request),
        from: clientOf(request),
        visitor: visitorOf(request, reply, { publicOrigin }),
        staffVisitor: staffVisitorOf(request, reply, { publicOrigin }),
      },
      (error) => request.log.error({ req: request.id, err: error }, 'a page could not be served'),
    );

  const render = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, search }: Address,
  ): Promise<KeptPage> =>
    keep(
      await source.site.render(new Request(publicOrigin + path + search), {
        backend: backendFor(request, reply),
      }),
    );

  let beforeSignIn: CachedResponse | undefined;

  /** Reuses the last sign-in page when nothing in it changed, since it already has its compressed forms. */
  const asBefore = (page: KeptPage): KeptPage => {
    if (beforeSignIn?.hash !== page.content.hash) beforeSignIn = page.content;
    return { ...page, content: beforeSignIn };
  };

  const renderKept = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Address,
  ): Promise<KeptPage> => {
    // A visitor's own page must not be cached, nor shared with a concurrent request of somebody else.
    if (isBeforeSignIn(request)) {
      const page = await render(request, reply, address);
      return address.search === '' ? asBefore(page) : page;
    }
    const isShared = !isPersonal(request, { publicOrigin });
    if (!source.keepRendered || !isShared) return render(request, reply, address);
    let version: string;
    try {
      version = (await useCases.vacancies.current()).key;
    } catch {
      // The page itself says that the vacancies cannot be read.
      return render(request, reply, address);
    }
    return cache.get(version, address.path + address.search, async () =>
      render(request, reply, address),
    );
  };

  /** Returns the path of this site that an address which is no page redirects to. */
  const redirectOf = ({ path, search }: Address): string | undefined => {
    const direct = source.redirects.get(path);
    if (direct !== undefined) return direct + search;
    if (path === '/' || !path.endsWith('/')) return undefined;
    const plain = path.replace(/\/+$/, '');
    const target = source.redirects.get(plain) ?? (source.paths.has(plain) ? plain : undefined);
    return target === undefined ? undefined : target + search;
  };

  const allowOf = (path: string): string | undefined => {
    if (source.paths.has(path)) return 'GET, HEAD, POST';
    const isRead = [documents, source.files, source.redirects].some((known) => known.has(path));
    return isRead ? 'GET, HEAD' : undefined;
  };

  const refuseMethod = (path: string): ApiError => {
    const allow = allowOf(path);
    return allow === undefined
      ? new ApiError('not-found', 'There is nothing at this address.')
      : new ApiError('method-not-allowed', 'This address does not take this method.', {
          allow,
        });
  };

  if (source.assetsDirs.length > 0) {
    await server.register(fastifyStatic, {
      root: [...source.assetsDirs],
      prefix: '/assets/',
      preCompressed: true,
      dotfiles: 'deny',
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => {
        void reply.header('Cache-Control', `public, max-age=${String(YEAR_S)}, immutable`);
      },
    });
  }

  await server.register((pages, _options, registered) => {
    // Cross-Origin-Opener-Policy makes a browser change to another process before it shows the page, which takes a
    // tenth of a first paint. Only a visitor's own page has a session to guard, and gets the header back.
    pages.addHook('onRequest', async (_request, reply) => {
      await Promise.resolve();
      reply.removeHeader('Cross-Origin-Opener-Policy');
    });
    acceptForms(pages, {
      resumes: useCases.resumes,
      bodies,
      takesFile: (request) => source.uploads.has(addressOf(request).path),
    });

    pages.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        const address = addressOf(request);
        const { path, search } = address;
        const document = documents.get(path);
        if (document) {
          request.logRoute = path;
          const cacheControl = document.live ? REVALIDATE : FILES;
          const content = await document.read(new URLSearchParams(search));
          return sendCachedResponse(request, reply, content, { cacheControl });
        }
        const file = source.files.get(path);
        if (file) {
          request.logRoute = path;
          return sendFile(request, reply, path, file);
        }
        const target = redirectOf(address);
        if (target !== undefined) return reply.redirect(target, 301);
        if (!source.paths.has(path)) {
          throw new ApiError('not-found', 'There is nothing at this address.');
        }
        request.logRoute = path;
        const stored = search === '' ? source.stored.get(path) : undefined;
        if (stored) return sendStored(request, reply, stored);
        await limits.read(request);
        return sendRendered(request, reply, await renderKept(request, reply, address), 'no-cache');
      },
    });

    pages.route({
      method: 'POST',
      url: '/*',
      onRequest: async (request) => {
        xsrf.check(request, 'page');
        await limits.form(request);
        const { path } = addressOf(request);
        if (!source.paths.has(path)) throw refuseMethod(path);
        request.logRoute = path;
        if (request.headers['content-type'] === undefined) {
          throw new ApiError(
            'unsupported-type',
            `A form is sent as ${URLENCODED} or ${MULTIPART}.`,
          );
        }
      },
      handler: async (request, reply) => {
        const { path, search } = addressOf(request);
        const { fields, resume, discard } = request.body as FormBody;
        try {
          const form = new Request(publicOrigin + path + search, {
            method: 'POST',
            headers: { 'Content-Type': URLENCODED },
            body: fields.toString(),
          });
          const files = new Map(resume ? [[RESUME_FIELD, resume]] : []);
          const page = await source.site.render(form, {
            backend: backendFor(request, reply),
            files,
          });
          return await sendRendered(request, reply, keep(page), NO_STORE);
        } finally {
          await discard();
        }
      },
    });

    pages.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      onRequest: async (request) => {
        await Promise.resolve();
        throw refuseMethod(addressOf(request).path);
      },
      handler: async () => Promise.resolve(),
    });
    registered();
  });
  return sendErrorPage;
};
