import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../problem/index.ts';

/** Requests that read, and pages made for one request, a minute and visitor. Behind one address may be an office. */
const READS_PER_MINUTE = 3_000;
/** Writes a minute, visitor and operation. */
const WRITES_PER_MINUTE = 20;
/** Forms posted to pages a minute and visitor: each renders a page, whatever comes of it. */
const FORMS_PER_MINUTE = 120;

/** Mail providers end subscriptions for many readers from one address. */
const UNSUBSCRIPTIONS_PER_MINUTE = FORMS_PER_MINUTE;

const MINUTE_MS = 60_000;

/** Counts a request; rejects with a `too-many-requests` problem when it is one too many. */
type Limit = (request: FastifyRequest) => Promise<void>;

export interface RateLimits {
  readonly read: Limit;
  readonly form: Limit;
  /** One count for an operation, whether it comes by the API or by a page's form. */
  write(operation: string): Limit;
}

const unlimited: Limit = async () => Promise.resolve();

export const createRateLimits = (server: FastifyInstance, enabled: boolean): RateLimits => {
  const limit = (max: number): Limit => {
    if (!enabled) return unlimited;
    const count = server.createRateLimit({ max, timeWindow: MINUTE_MS });
    return async (request) => {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
    };
  };
  const writes = new Map<string, Limit>();
  return {
    read: limit(READS_PER_MINUTE),
    form: limit(FORMS_PER_MINUTE),
    write: (operation) => {
      const max = operation === 'unsubscribe' ? UNSUBSCRIPTIONS_PER_MINUTE : WRITES_PER_MINUTE;
      const known = writes.get(operation) ?? limit(max);
      writes.set(operation, known);
      return known;
    },
  };
};
