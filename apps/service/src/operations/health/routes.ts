import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../http/problem/index.ts';
import { release } from '../../runtime/release/release.ts';
import type { Storage } from '../../storage/index.ts';

const PROBE_TIMEOUT_MS = 2_000;

interface HealthDeps {
  readonly storage: Storage;
  /** Returns whether the database schema is up to date. */
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

/**
 * Registers the probes. `/healthz` returns the version while the process runs. `/readyz` succeeds when the schema is up
 * to date and the database answers.
 */
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
