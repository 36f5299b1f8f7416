import type { FastifyInstance } from 'fastify';
import { unavailable } from '../problem/index.ts';
import { release } from '../release/release.ts';
import type { Storage } from '../storage/index.ts';

/** How long the database has to answer a probe, in ms. */
const PROBE_TIMEOUT_MS = 2_000;

interface HealthDeps {
  readonly storage: Storage;
  /** Whether the tables are up to date. */
  readonly isPrepared: () => boolean;
}

const answersInTime = async (storage: Storage): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_TIMEOUT_MS);
  });
  const answer = storage.ping().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** `/healthz`: the process runs, and which version of it. `/readyz`: the database answers too. */
export const registerHealth = (
  server: FastifyInstance,
  { storage, isPrepared }: HealthDeps,
): void => {
  const options = { logLevel: 'silent' } as const;
  server.get('/healthz', options, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok', ...release }),
  );
  server.get('/readyz', options, async (_request, reply) => {
    if (!isPrepared() || !(await answersInTime(storage))) throw unavailable();
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
};
