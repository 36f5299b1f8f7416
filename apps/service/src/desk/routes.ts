import type { Permission } from '@example/api/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloadOf, sendFile } from '../downloads/index.ts';
import { isIdempotencyKey } from '../idempotency/index.ts';
import { PROBLEM_CONTENT_TYPE, ProblemError, toProblem } from '../problem/index.ts';
import { requirePermission, staffVisitorOf } from '../staff/index.ts';
import { addNote, changeApplication, changeSeveral } from './applications/change.ts';
import { exportApplications, packResumes, readResume } from './applications/export.ts';
import { listApplications, readChoices } from './applications/list.ts';
import { mailApplicant, readTemplates } from './applications/mail.ts';
import { readApplication } from './applications/read.ts';
import type { Colleague, DeskDeps } from './deps.ts';

/** One call of somebody who may make it. */
interface DeskCall {
  readonly deps: DeskDeps;
  readonly colleague: Colleague;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Of what the address names. */
  readonly reference: string;
}

interface DeskRoute {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** As it is registered. */
  readonly url: string;
  /** What the role of whoever calls must be allowed. */
  readonly permission: Permission;
  readonly run: (call: DeskCall) => Promise<unknown>;
}

const etagOf = (version: number) => `"${String(version)}"`;

/**
 * The version that `If-Match` names; `undefined` for what no version is written like.
 *
 * @throws ProblemError where it is missing (RFC 6585 §3)
 */
const seenVersion = ({ headers }: FastifyRequest): number | undefined => {
  const given = headers['if-match'];
  if (given === undefined)
    throw new ProblemError('version-required', 'If-Match must name the version that was seen.');
  const [, version] = /^"(\d{1,9})"$/.exec(given.trim()) ?? [];
  return version === undefined ? undefined : Number(version);
};

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isIdempotencyKey(key)) return key;
  throw new ProblemError('malformed-request', 'The Idempotency-Key is no key.');
};

const APPLICATIONS = '/api/v0/desk/applications';

/** The one table of what can be done at the desk, and of who may. */
export const deskRoutes: readonly DeskRoute[] = [
  {
    method: 'GET',
    url: APPLICATIONS,
    permission: 'applications.read',
    run: async ({ deps, request }) => listApplications(deps, request.query),
  },
  {
    method: 'GET',
    url: `${APPLICATIONS}/choices`,
    permission: 'applications.read',
    run: async ({ deps }) => readChoices(deps),
  },
  {
    method: 'GET',
    url: `${APPLICATIONS}/export.csv`,
    permission: 'applications.export',
    run: async ({ deps, colleague, request, reply }) => {
      const lines = await exportApplications(deps, colleague, request.query);
      const name = 'applications.csv';
      return sendFile(reply, { name, plainName: name, type: 'text/csv; charset=utf-8' }, lines);
    },
  },
  {
    method: 'GET',
    url: `${APPLICATIONS}/resumes.zip`,
    permission: 'resumes.read',
    run: async ({ deps, colleague, request, reply }) => {
      const packed = await packResumes(deps, colleague, request.query);
      const name = 'resumes.zip';
      return sendFile(reply, { name, plainName: name, type: 'application/zip' }, packed);
    },
  },
  {
    method: 'POST',
    url: `${APPLICATIONS}/bulk`,
    permission: 'applications.write',
    run: async ({ deps, colleague, request }) => ({
      results: await changeSeveral(deps, colleague, request.body),
    }),
  },
  {
    method: 'GET',
    url: `${APPLICATIONS}/:reference`,
    permission: 'applications.read',
    run: async ({ deps, colleague, reference, reply }) => {
      const application = await readApplication(deps.storage.db, reference, colleague);
      return reply.header('ETag', etagOf(application.version)).send(application);
    },
  },
  {
    method: 'PATCH',
    url: `${APPLICATIONS}/:reference`,
    permission: 'applications.write',
    run: async ({ deps, colleague, reference, request, reply }) => {
      const { isStale, application } = await changeApplication(deps, colleague, {
        reference,
        version: seenVersion(request),
        input: request.body,
      });
      void reply.header('ETag', etagOf(application.version));
      if (!isStale) return application;
      const problem = new ProblemError('stale', 'It was changed since it was seen.');
      return reply
        .code(problem.status)
        .header('Content-Type', PROBLEM_CONTENT_TYPE)
        .send(JSON.stringify({ ...toProblem(problem), current: application }));
    },
  },
  {
    method: 'POST',
    url: `${APPLICATIONS}/:reference/notes`,
    permission: 'applications.write',
    run: async ({ deps, colleague, reference, request, reply }) =>
      reply.code(201).send(await addNote(deps, colleague, reference, request.body)),
  },
  {
    method: 'GET',
    url: `${APPLICATIONS}/:reference/templates`,
    permission: 'applications.mail',
    run: async ({ deps, reference }) => readTemplates(deps.storage.db, reference),
  },
  {
    method: 'POST',
    url: `${APPLICATIONS}/:reference/mail`,
    permission: 'applications.mail',
    run: async ({ deps, colleague, reference, request, reply }) => {
      const key = keyOf(request);
      await mailApplicant(deps, colleague, { reference, input: request.body, key });
      return reply.code(202).send({});
    },
  },
  {
    method: 'GET',
    url: `${APPLICATIONS}/:reference/resume`,
    permission: 'resumes.read',
    run: async ({ deps, colleague, reference, reply }) => {
      const { name, content } = await readResume(deps, colleague, reference);
      return sendFile(reply, downloadOf(name), content);
    },
  },
];

interface DeskRouteDeps {
  readonly useCases: DeskDeps;
  readonly beforeRead: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly beforeWrite: (request: FastifyRequest) => Promise<void>;
}

/** The desk's operations. Who may not make a call learns nothing from it: that is asked before its body is read. */
export const registerDesk = (
  api: FastifyInstance,
  { useCases, beforeRead, beforeWrite }: DeskRouteDeps,
): void => {
  const colleagues = new WeakMap<FastifyRequest, Colleague>();
  for (const { method, url, permission, run } of deskRoutes)
    api.route<{ Params: { readonly reference?: string } }>({
      method,
      url,
      onRequest: async (request, reply) => {
        await (method === 'GET' ? beforeRead(request, reply) : beforeWrite(request));
        const visitor = staffVisitorOf(request, reply, useCases.settings);
        colleagues.set(request, await requirePermission(useCases, visitor, permission));
      },
      handler: async (request, reply) => {
        void reply.header('Cache-Control', 'private, no-store');
        const colleague = colleagues.get(request);
        if (!colleague) throw new Error('nobody was asked for');
        const { reference = '' } = request.params;
        return run({ deps: useCases, colleague, request, reply, reference });
      },
    });
};
