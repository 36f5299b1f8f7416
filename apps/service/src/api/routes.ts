import { ApiError } from '@example/api/problem';
import { FORM_SIGNAL_HEADER, toFormSignal } from '@example/api/form-signals';
import { formKinds, publicForms } from '@example/api/forms';
import { BODY_LIMIT_BYTES } from '@example/api/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { accountReads, accountWrites, registerAccounts } from '../auth/guests/routes.ts';
import { saveApplication } from '../applications/index.ts';
import type { UseCaseDeps } from '../backend/index.ts';
import { sendForm, type SubmissionCall } from '../forms/index.ts';
import { isIdempotencyKey } from '../idempotency/index.ts';
import { MULTIPART } from '../multipart/index.ts';
import { unavailable } from '../problem/index.ts';
import { clientOf } from '../security/client.ts';
import type { Bodies } from '../security/bodies.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import type { Shares } from '../security/shares.ts';
import { registerDesk } from '../desk/index.ts';
import { registerStaff, staffReads, staffWrites } from '../auth/staff/routes.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../subscriptions/index.ts';
import type { XsrfGuard } from '../xsrf/index.ts';
import { type ApplicationBody, readApplication } from './application.ts';
import { registerVacancies } from './vacancies.ts';

const PREFIX = '/api/v0';

export interface ApiDeps {
  readonly useCases: UseCaseDeps;
  readonly limits: RateLimits;
  readonly bodies: Pick<Bodies, 'file'>;
  readonly lists: Shares;
  readonly xsrf: XsrfGuard;
  readonly isPrepared: () => boolean;
}

/**
 * Returns the request's idempotency key; `undefined` when it has none.
 *
 * @throws ApiError of kind `malformed-request`
 */
const idempotencyKeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isIdempotencyKey(key)) return key;
  throw new ApiError(
    'malformed-request',
    'The Idempotency-Key must be 1 to 255 visible ASCII characters without blanks.',
  );
};

const decoder = new TextDecoder('utf-8', { fatal: true });

type Write = (deps: UseCaseDeps, input: unknown, call: SubmissionCall) => Promise<object>;

const writes: Readonly<Record<string, { readonly status: number; readonly run: Write }>> = {
  ...Object.fromEntries(
    formKinds.map((kind) => [
      publicForms[kind].operation,
      { status: 201, run: async (deps, input, call) => sendForm(deps, kind, input, call) },
    ]),
  ),
  subscribe: { status: 202, run: subscribe },
  confirm_subscription: { status: 200, run: confirmSubscription },
  unsubscribe: { status: 200, run: unsubscribe },
};

const SAVE_APPLICATION = 'save_application';

const reads: readonly string[] = [
  ...['xsrf', 'get_job_category', 'get_locations'],
  ...['get_joblist', 'search_jobs', 'get_job_description'],
  ...accountReads,
  ...Object.keys(staffReads),
];

const allowOf = (path: string): string | undefined => {
  const operation = path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length + 1) : '';
  if (reads.includes(operation)) return 'GET, HEAD';
  const isWrite = [writes, accountWrites, staffWrites].some((known) =>
    Object.hasOwn(known, operation),
  );
  return operation === SAVE_APPLICATION || isWrite ? 'POST' : undefined;
};

const noSuchOperation = (url: string): ApiError => {
  const allow = allowOf(url.split('?', 1)[0] ?? '');
  return allow === undefined
    ? new ApiError('not-found', 'There is no such operation.')
    : new ApiError('method-not-allowed', 'The operation does not take this method.', {
        allow,
      });
};

/** Registers the HTTP API (contract §4). */
export const registerApi = async (
  server: FastifyInstance,
  { useCases, limits, bodies, lists, xsrf, isPrepared }: ApiDeps,
): Promise<void> => {
  const mustBePrepared = () => {
    if (!isPrepared()) throw unavailable();
  };

  /** Returns the data that a submission carries in its headers. An unknown form signal is ignored. */
  const callOf = (request: FastifyRequest): SubmissionCall => ({
    idempotencyKey: idempotencyKeyOf(request),
    countSender: limits.sender(request),
    from: clientOf(request),
    formSignal: toFormSignal(request.headers[FORM_SIGNAL_HEADER.toLowerCase()]),
  });

  await server.register(async (api) => {
    // Runs first, because any request may be a browser's first, even one that fails.
    api.addHook('onRequest', (request, reply, done) => {
      if (request.method === 'GET' || request.method === 'HEAD') xsrf.offerToken(request, reply);
      done();
    });
    api.removeAllContentTypeParsers();
    const parseJson = api.getDefaultJsonParser('error', 'error');
    api.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (request, body, done) => {
        let text: string;
        try {
          text = decoder.decode(body);
        } catch {
          done(new ApiError('malformed-request', 'The body is not UTF-8.'));
          return;
        }
        void parseJson(request, text, done);
      },
    );

    await api.register(async (reading) => {
      reading.addHook('onRequest', async (request) => {
        mustBePrepared();
        await limits.read(request);
      });
      reading.get(`${PREFIX}/xsrf`, async (_request, reply) =>
        reply.code(204).header('Cache-Control', 'no-store').send(),
      );
      registerVacancies(reading, { vacancies: useCases.vacancies, lists, prefix: PREFIX });
      await Promise.resolve();
    });

    const beforeWrite = (operation: string, type: string) => {
      const limit = limits.write(operation);
      return async (request: FastifyRequest) => {
        xsrf.check(request, 'api');
        mustBePrepared();
        await limit(request);
        if (request.headers['content-type'] === undefined) {
          throw new ApiError('unsupported-type', `The body must be ${type}.`);
        }
      };
    };

    for (const [operation, { status, run }] of Object.entries(writes)) {
      api.post(
        `${PREFIX}/${operation}`,
        { onRequest: beforeWrite(operation, 'application/json') },
        async (request, reply) => {
          const answer = await run(useCases, request.body, callOf(request));
          return reply.code(status).header('Cache-Control', 'no-store').send(answer);
        },
      );
    }

    registerAccounts(api, {
      useCases,
      prefix: PREFIX,
      beforeRead: (operation) => {
        const limit = limits.write(operation);
        return async (request) => {
          mustBePrepared();
          await limit(request);
        };
      },
      beforeWrite: (operation) => beforeWrite(operation, 'application/json'),
      countSender: (request) => limits.sender(request),
    });

    registerStaff(api, {
      useCases,
      prefix: PREFIX,
      beforeRead: (operation) => {
        const limit = limits.write(operation);
        return async (request) => {
          mustBePrepared();
          await limit(request);
        };
      },
      beforeWrite: (operation) => beforeWrite(operation, 'application/json'),
    });

    registerDesk(api, {
      useCases,
      beforeRead: async (request) => {
        mustBePrepared();
        await limits.read(request);
      },
      beforeWrite: async (request) => {
        xsrf.check(request, 'api');
        mustBePrepared();
        await limits.read(request);
      },
    });

    await api.register(async (uploading) => {
      const { resumes } = useCases;
      uploading.removeAllContentTypeParsers();
      uploading.addContentTypeParser(
        MULTIPART,
        async (request: FastifyRequest, body: IncomingMessage) =>
          readApplication({ resumes, bodies }, request, body),
      );
      uploading.post<{ Body: ApplicationBody }>(
        `${PREFIX}/${SAVE_APPLICATION}`,
        { onRequest: beforeWrite(SAVE_APPLICATION, MULTIPART) },
        async (request, reply) => {
          const { application, resume, discard } = request.body;
          try {
            const call = callOf(request);
            const receipt = await saveApplication(useCases, application, resume, call);
            return await reply.code(201).header('Cache-Control', 'no-store').send(receipt);
          } finally {
            await discard();
          }
        },
      );
      await Promise.resolve();
    });

    for (const url of ['/api', '/api/*']) {
      api.all(url, {
        onRequest: async (request) => {
          if (request.method === 'POST') xsrf.check(request, 'api');
          await limits.read(request);
          throw noSuchOperation(request.url);
        },
        handler: async () => Promise.resolve(),
      });
    }
  });
};
