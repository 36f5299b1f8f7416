import { FORM_SIGNAL_HEADER, toFormSignal } from '@example/api/form-signals';
import { BODY_LIMIT_BYTES } from '@example/api/limits';
import { API_PREFIX, type Operation } from '@example/api/operations';
import { ApiError } from '@example/api/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { visitorOf } from '../../auth/candidates/cookies.ts';
import type { UseCaseDeps } from '../in-process/index.ts';
import { idempotencyKeyOf } from '../../http/idempotency/index.ts';
import { MULTIPART } from '../../http/multipart/index.ts';
import { unavailable } from '../../http/problem/index.ts';
import type { Bodies } from '../../http/security/bodies.ts';
import { resolveClient } from '../../http/security/client.ts';
import type { RateLimits } from '../../http/security/rate-limits.ts';
import type { Shares } from '../../http/security/shares.ts';
import { staffVisitorOf } from '../../auth/staff/cookies.ts';
import { requirePermission, requireProof } from '../../auth/staff/index.ts';
import type { StaffMember } from '../../auth/staff/sessions.ts';
import type { XsrfGuard } from '../../auth/xsrf/index.ts';
import { type ApplicationBody, readApplication } from './application.ts';
import { apiFeatures, type Feature, type Handler } from './features.ts';

interface ApiDeps {
  readonly useCases: UseCaseDeps;
  readonly limits: RateLimits;
  readonly bodies: Pick<Bodies, 'file'>;
  readonly lists: Shares;
  readonly xsrf: XsrfGuard;
  readonly isPrepared: () => boolean;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses JSON bodies only, up to the limit and in UTF-8. */
const parseJsonOnly = (api: FastifyInstance) => {
  api.removeAllContentTypeParsers();
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (request, body, done) => {
      let text: string;
      try {
        // JSON has no zero bytes: they are of UTF-16, whose ASCII letters are valid UTF-8, too.
        if (body.includes(0)) throw new TypeError('zero bytes');
        text = decoder.decode(body);
      } catch {
        done(new ApiError('malformed-request', 'The body is not UTF-8.'));
        return;
      }
      void parseJson(request, text, done);
    },
  );
};

/** Creates the error for an address without an operation, or a method that an operation does not take. */
const noSuchOperation = (features: readonly Feature[], url: string): ApiError => {
  const [path = ''] = url.split('?', 1);
  const known = features
    .flatMap(({ operations }) => Object.values(operations))
    // A caller without the permission is not told of an operation.
    .find(({ path: own, permission }) => !permission && path === `${API_PREFIX}/${own}`);
  return known === undefined
    ? new ApiError('not-found', 'There is no such operation.')
    : new ApiError('method-not-allowed', 'The operation does not take this method.', {
        allow: known.method === 'GET' ? 'GET, HEAD' : known.method,
      });
};

/** Registers the HTTP API (contract §4). */
export const registerApi = async (
  server: FastifyInstance,
  { useCases, limits, bodies, lists, xsrf, isPrepared }: ApiDeps,
): Promise<void> => {
  const features = apiFeatures(lists);
  const { resumes, settings } = useCases;
  const colleagues = new WeakMap<FastifyRequest, StaffMember>();

  /** Returns the checks of an operation that come before its body is read. */
  const guard = (operation: Operation) => {
    const { method, permission, needsProof, encode, isPassive } = operation;
    const limit = limits.of(operation);
    const type = encode ? MULTIPART : 'application/json';
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (method !== 'GET') xsrf.check(request, 'api');
      if (!isPrepared()) throw unavailable();
      await limit(request);
      if (permission) {
        const visitor = staffVisitorOf(request, reply, settings);
        const member = await requirePermission(useCases, visitor, permission, !isPassive);
        if (needsProof) requireProof(member, useCases.clock());
        colleagues.set(request, member);
      } else if (method !== 'GET' && request.headers['content-type'] === undefined) {
        throw new ApiError('unsupported-type', `The body must be ${type}.`);
      }
    };
  };

  const callOf = (request: FastifyRequest, reply: FastifyReply) => ({
    deps: useCases,
    input: request.method === 'GET' || request.method === 'HEAD' ? request.query : request.body,
    request,
    reply,
    visitor: visitorOf(request, reply, settings),
    staffVisitor: staffVisitorOf(request, reply, settings),
    colleague: colleagues.get(request),
    countSender: limits.sender(request),
    // An unknown form signal is ignored.
    submission: () => ({
      idempotencyKey: idempotencyKeyOf(request),
      countSender: limits.sender(request),
      from: resolveClient(request),
      formSignal: toFormSignal(request.headers[FORM_SIGNAL_HEADER.toLowerCase()]),
    }),
  });

  const register = (
    api: FastifyInstance,
    operation: Operation,
    handler: Handler,
    cacheControl: string,
  ) => {
    api.route({
      method: operation.method,
      url: `${API_PREFIX}/${operation.path}`,
      onRequest: guard(operation),
      handler: async (request, reply) => {
        void reply.header('Cache-Control', cacheControl);
        const call = callOf(request, reply);
        let answer: unknown;
        if (operation.encode) {
          const { application, resume, discard } = request.body as ApplicationBody;
          try {
            answer = await handler({ ...call, input: application, file: resume });
          } finally {
            await discard();
          }
        } else answer = await handler(call);
        // A handler that answers by itself is awaited until its answer is sent, or nobody waits for it any more.
        if (reply.sent || (answer === undefined && reply.raw.destroyed)) return reply;
        const { status = 200 } = operation;
        return reply.code(status).send(status === 204 ? undefined : (answer ?? {}));
      },
    });
  };

  await server.register(async (api) => {
    // Runs first, because any request may be a browser's first, even one that fails.
    api.addHook('onRequest', (request, reply, done) => {
      if (request.method === 'GET' || request.method === 'HEAD') xsrf.offerToken(request, reply);
      done();
    });
    parseJsonOnly(api);
    await api.register((uploading, _options, registered) => {
      uploading.removeAllContentTypeParsers();
      uploading.addContentTypeParser(
        MULTIPART,
        async (request: FastifyRequest, body: IncomingMessage) =>
          readApplication({ resumes, bodies }, request, body),
      );
      for (const { operations, handlers, cacheControl } of features)
        for (const [name, operation] of Object.entries(operations)) {
          const handler = handlers[name];
          if (!handler) throw new Error(`nothing handles ${operation.path}`);
          register(operation.encode ? uploading : api, operation, handler, cacheControl);
        }
      registered();
    });
    for (const url of ['/api', '/api/*']) {
      api.all(url, {
        onRequest: async (request) => {
          if (request.method === 'POST') xsrf.check(request, 'api');
          await limits.read(request);
          throw noSuchOperation(features, request.url);
        },
        handler: async () => Promise.resolve(),
      });
    }
  });
};
