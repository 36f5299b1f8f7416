import { ApiError } from '@example/api/problem';
import { BODY_LIMIT_BYTES, UPLOAD_TIMEOUT_MS } from '@example/api/limits';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { METHODS } from 'node:http';
import { Socket } from 'node:net';
import type { Logger } from 'pino';
import { answerClientError, createErrorAnswers } from './error-answers.ts';
import { registerApi } from './api/routes.ts';
import { createListShares } from './api/vacancies.ts';
import type { UseCaseDeps } from './in-process/index.ts';
import { type DeskFiles, registerDeskFiles } from '../desk/index.ts';
import { registerHealth } from '../operations/health/routes.ts';
import type { Metrics } from '../runtime/metrics/index.ts';
import { createRouteLabel } from '../runtime/metrics/route-label.ts';
import { type PageSource, registerPages, type SendErrorPage } from './pages/index.ts';
import { NO_PAGE_POLICY, securityHeaders } from '../http/security/headers.ts';
import { createTrust } from '../http/security/client.ts';
import { createBodies } from '../http/security/bodies.ts';
import { type Counting, createRateLimits } from '../http/security/rate-limits.ts';
import { REQUEST_ID_HEADER, requestId } from '../http/security/request-id.ts';
import type { Settings } from '../runtime/settings/index.ts';
import { stopsServing } from './stop-serving.ts';
import { createXsrfGuard, type XsrfTokens } from '../auth/xsrf/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the route in the log. It contains nothing from the URL that the service does not know itself. */
    logRoute: string | undefined;
  }
}

export interface ServiceDeps extends UseCaseDeps {
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  readonly counting: Counting;
  /** Returns the XSRF tokens; `undefined` until the database is prepared. */
  readonly xsrfTokens: () => XsrfTokens | undefined;
}

export interface ServerOptions {
  /** Pages of the site. Without them, only the API is served. */
  readonly pages?: PageSource | undefined;
  /** Files of the staff's desk. Without them, its pages do not exist. */
  readonly desk?: DeskFiles | undefined;
  /** Time after which a response is aborted when the client reads nothing of it, in ms. Default: one minute. */
  readonly stalledMs?: number | undefined;
  /** Hook for a development server to add handlers before the routes. */
  readonly extend?: ((server: FastifyInstance) => Promise<void>) | undefined;
}

/** Timeout for a client to send its headers, in ms. */
const HEADERS_TIMEOUT_MS = 10_000;
/** Timeout for the whole request, in ms: enough for the largest resume over a slow connection. */
const REQUEST_TIMEOUT_MS = UPLOAD_TIMEOUT_MS;
const KEEP_ALIVE_TIMEOUT_MS = 10_000;
const STALLED_MS = 60_000;
const MAX_HEADER_BYTES = 16 * 1024;

/** Returns the path of a request target in absolute form, as proxies send it (RFC 9112 §3.2.2). */
const withoutAuthority = (url: string) =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/**
 * Refuses a request of HTTP/1.1 that names no host, as Node would without a request id or a reason, and any that names
 * two, of which a proxy may have read the other one (RFC 9112 §3.2).
 *
 * @throws ApiError of kind `malformed-request`
 */
const refuseHosts = ({ raw: { rawHeaders, httpVersion } }: FastifyRequest) => {
  const isName = (_part: string, at: number) => at % 2 === 0;
  const hosts = rawHeaders.filter(isName).filter((name) => name.toLowerCase() === 'host').length;
  if (hosts === 0 && httpVersion === '1.1')
    throw new ApiError('malformed-request', 'The request names no host.');
  if (hosts > 1) throw new ApiError('malformed-request', 'The request names two hosts.');
};

/**
 * Refuses a compressed body, which nothing here unpacks: it would be read as what it is not.
 *
 * @throws ApiError of kind `unsupported-type`
 */
const refuseEncoded = ({ headers, method }: FastifyRequest) => {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (method === 'GET' || method === 'HEAD' || encoding === '' || encoding === 'identity') return;
  throw new ApiError('unsupported-type', 'The body must come without a Content-Encoding.');
};

/**
 * Stands in for Fastify's compilers of JSON schemas, which take a fifth of the service's start to load. No route has such
 * a schema.
 */
const refuseSchemas = () => {
  throw new Error('the server has no compilers for the JSON schemas of routes');
};

/** Watches answers: their reading has a time limit, they end with the server, and each is counted and logged. */
const addAnswerHooks = (
  server: FastifyInstance,
  {
    log,
    metrics,
    paths,
    stalledMs,
  }: Pick<ServiceDeps, 'log' | 'metrics'> & {
    readonly paths: PageSource['paths'] | undefined;
    readonly stalledMs: number;
  },
) => {
  let closing = false;
  const stopServing = stopsServing(server.server);
  server.addHook('preClose', async () => {
    closing = true;
    await stopServing();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    // Sets the timeout for reading the answer. Memory for an answer is held until it is read. The next request begins
    // without this timeout.
    const { socket } = reply.raw;
    if (socket instanceof Socket) socket.setTimeout(stalledMs);
    if (closing) reply.header('Connection', 'close');
    done(null, payload);
  });
  if (metrics) {
    const routeOf = createRouteLabel(paths);
    server.addHook('onResponse', (request, reply, done) => {
      metrics.requestAnswered({
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1_000,
      });
      done();
    });
  }
  server.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.logLevel !== 'silent') {
      const { url } = request.routeOptions;
      log.info({
        req: request.id,
        method: request.method,
        route: request.logRoute ?? (url === undefined || url.endsWith('*') ? '(none)' : url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      });
    }
    done();
  });
};

/** Builds the HTTP server; it does not listen yet. */
export const createServer = async (
  deps: ServiceDeps,
  { pages, desk, stalledMs = STALLED_MS, extend }: ServerOptions = {},
): Promise<FastifyInstance> => {
  const { settings, log, metrics } = deps;
  const headers = securityHeaders(settings);
  let sendErrorPage: SendErrorPage | undefined;

  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({
      [REQUEST_ID_HEADER]: request.id,
      'Content-Security-Policy': NO_PAGE_POLICY,
      ...headers,
    });
  };

  const { logFailure, sendError } = createErrorAnswers(log, () => sendErrorPage);

  // Fastify's own type: with pino's, the types of every plugin would have to name it.
  const baseLog: FastifyBaseLogger = log;
  const server: FastifyInstance = fastify({
    loggerInstance: baseLog,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: {
      compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
    },
    genReqId: (request) => requestId(request.headers['x-request-id']),
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => withoutAuthority(url),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: createTrust(settings.trustedProxies),
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: MAX_HEADER_BYTES,
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      void sendError(error, request, reply);
    },
  });
  // Methods without a route of theirs would be answered 404 at an address that exists.
  for (const method of METHODS)
    if (!server.supportedMethods.includes(method)) server.addHttpMethod(method);
  // An unknown `Expect` header is ignored: Node would refuse the request without a request id.
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response);
  });

  server.decorateRequest('logRoute', undefined);
  server.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    try {
      refuseHosts(request);
    } catch (error) {
      done(error as ApiError);
      return;
    }
    done();
  });
  const bodies = createBodies(settings.rateLimit);
  server.addHook('preParsing', (request, reply, payload, done) => {
    try {
      refuseEncoded(request);
      bodies.text(request, reply);
    } catch (error) {
      done(error as ApiError);
      return;
    }
    done(null, payload);
  });
  addAnswerHooks(server, { log, metrics, paths: pages?.paths, stalledMs });
  server.setErrorHandler(sendError);
  server.setNotFoundHandler(async (request, reply) => {
    const detail = 'There is nothing at this address.';
    return sendError(new ApiError('not-found', detail), request, reply);
  });

  await server.register(cookie);
  if (extend) await extend(server);

  const limits = await createRateLimits(server, settings.rateLimit, deps.counting);
  const xsrf = createXsrfGuard(settings, deps.xsrfTokens);
  const isPrepared = () => deps.xsrfTokens() !== undefined;
  registerHealth(server, { storage: deps.storage, isPrepared });
  const lists = createListShares(settings.rateLimit);
  await registerApi(server, { useCases: deps, limits, bodies, lists, xsrf, isPrepared });
  if (desk) await registerDeskFiles(server, desk);
  if (pages) {
    const { publicOrigin } = settings;
    sendErrorPage = await registerPages(server, pages, {
      useCases: deps,
      limits,
      bodies,
      xsrf,
      publicOrigin,
      logFailure,
    });
  }
  return server;
};
