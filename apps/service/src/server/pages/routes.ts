import { ApiError } from '@example/api/problem';
import { RESUME_FIELD } from '@example/api/applications';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDocuments } from '../../features/discovery/index.ts';
import { MULTIPART } from '../../http/multipart/index.ts';
import { serveHashedFiles } from '../../http/hashed-files/index.ts';
import { type CachedResponse, sendCachedResponse } from '../../http/cached-response/index.ts';
import type { Bodies } from '../../http/security/bodies.ts';
import type { XsrfGuard } from '../../auth/xsrf/index.ts';
import { addressOf } from './address.ts';
import { acceptForms, type FormBody, URLENCODED } from './form-body.ts';
import type { PageSource, StoredPage } from './page-source.ts';
import { createKnownAddresses } from './known-addresses.ts';
import { createRenderer, type RendererDeps } from './renderer.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const FILES = 'public, max-age=3600';
/** Path of the pictures that other sites show beside a link to a page. */
const SHARED = '/share/';
const NO_STORE = 'no-store';
const PDF = 'application/pdf';

interface PageRouteDeps extends RendererDeps {
  readonly bodies: Pick<Bodies, 'file'>;
  readonly xsrf: XsrfGuard;
}

export type SendErrorPage = (
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Serves the site: stored pages and files, rendered pages, forms without JavaScript. */
export const registerPages = async (
  server: FastifyInstance,
  source: PageSource,
  { useCases, limits, bodies, xsrf, publicOrigin, logFailure }: PageRouteDeps,
): Promise<SendErrorPage> => {
  const renderer = createRenderer(source, { useCases, limits, publicOrigin, logFailure });
  const documents = createDocuments({
    publicOrigin,
    indexed: source.indexed,
    isServed: (path) => source.paths.has(path) || source.files.has(path) || documents.has(path),
    vacancies: useCases.vacancies,
    clock: useCases.clock,
  });

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
    if (path.startsWith(SHARED)) void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (file.contentType === PDF) void reply.header('Content-Disposition', 'inline');
    return sendCachedResponse(request, reply, file, { cacheControl: FILES });
  };

  const sendErrorPage: SendErrorPage = async (status, request, reply) => {
    // The site has one page for what is missing and what is gone.
    const shown = status === 410 ? 404 : status;
    if (shown === 404 && source.notFound)
      return sendStored(request, reply, source.notFound, status);
    const { path } = addressOf(request);
    const known = source.paths.has(path) ? path : '/';
    const page = await renderer.renderError(shown, known);
    return renderer.send(request, reply, { ...page, status }, NO_STORE);
  };

  const { redirectOf, refuseMethod } = createKnownAddresses(
    source,
    (path) =>
      documents.has(path) ||
      [path, path.replace(/^(\/[^/]+\/).*/, '$1*')].some((url) =>
        server.hasRoute({ method: 'GET', url }),
      ),
  );

  await serveHashedFiles(server, '/assets/', source.assetsDirs);

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
          if (document.live) await limits.read(request);
          const cacheControl = document.live ? REVALIDATE : FILES;
          const content = await document.read(new URLSearchParams(search));
          return sendCachedResponse(request, reply, content, { cacheControl });
        }
        const file = source.files.get(path);
        if (file) {
          request.logRoute = path;
          return sendFile(request, reply, path, file);
        }
        const target = redirectOf(address, request.url);
        if (target !== undefined) return reply.redirect(target, 301);
        if (!source.paths.has(path))
          throw new ApiError('not-found', 'There is nothing at this address.');
        request.logRoute = path;
        const stored = search === '' ? source.stored.get(path) : undefined;
        if (stored) return sendStored(request, reply, stored);
        await limits.read(request);
        const page = await renderer.render(request, reply);
        return renderer.send(request, reply, page, 'no-cache');
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
            headers: { 'Content-Type': URLENCODED, ...renderer.visitorHeaders(request) },
            body: fields.toString(),
          });
          const files = new Map(resume ? [[RESUME_FIELD, resume]] : []);
          const page = await source.site.render(form, {
            clients: renderer.clientsFor(request, reply),
            files,
          });
          return await renderer.send(request, reply, renderer.prepare(page), NO_STORE);
        } finally {
          await discard();
        }
      },
    });

    pages.route({
      method: server.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST'].includes(method)),
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
