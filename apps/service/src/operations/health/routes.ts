import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../http/problem/index.ts';
import { atMost } from '../../runtime/clock/at-most.ts';
import { release } from '../../runtime/release/release.ts';
import type { Storage } from '../../storage/index.ts';

const PROBE_TIMEOUT_MS = 2_000;

interface HealthDeps {
  readonly storage: Storage;
  /** Returns whether the database schema is up to date. */
  readonly isPrepared: () => boolean;
}

const answersInTime = async (storage: Storage): Promise<boolean> => {
  const answer = storage.ping().then(
    () => true,
    () => false,
  );
  return (await atMost(PROBE_TIMEOUT_MS, answer)) === true;
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
