import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requirePermission, staffVisitorOf } from '../auth/staff/index.ts';
import { applicationRoutes } from './applications/routes.ts';
import type { Colleague, DeskDeps } from './deps.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { recordRoutes } from './records/routes.ts';
import type { DeskRoute } from './route.ts';
import { subscriberRoutes } from './subscribers/routes.ts';
import { vacancyRoutes } from './vacancies/routes.ts';

/** All routes of the desk, with the permission each of them needs. */
export const deskRoutes: readonly DeskRoute[] = [
  ...applicationRoutes,
  ...vacancyRoutes,
  ...enquiryRoutes,
  ...subscriberRoutes,
  ...outboxRoutes,
  ...recordRoutes,
];

interface DeskRouteDeps {
  readonly useCases: DeskDeps;
  readonly beforeRead: (request: FastifyRequest) => Promise<void>;
  readonly beforeWrite: (request: FastifyRequest) => Promise<void>;
}

/**
 * Registers the routes of the desk. The permission is checked before the body is read, so that others learn nothing.
 */
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
        await (method === 'GET' ? beforeRead(request) : beforeWrite(request));
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
