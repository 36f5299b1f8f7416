import { atMost } from '../../runtime/clock/at-most.ts';
import type { Logger } from 'pino';

const CONNECT_TIMEOUT_MS = 1_000;
/** Longest wait of a request for a count, in ms. Usually it takes less than 1 ms. */
export const COMMAND_TIMEOUT_MS = 500;
/** Pause after a failure, in ms, so that not every request waits for Redis. */
const PAUSE_MS = 1_000;
/** Longest wait of the start for Redis, in ms. */
const START_PATIENCE_MS = 1_500;

/**
 * Connects to Redis and keeps trying while it is away. Logs when counting in Redis begins and ends.
 *
 * @param url - `redis:` or `rediss:`
 * @param commandTimeoutMs - longest wait of a request for a count
 */
export const openSharedCounts = async (
  url: string,
  log: Pick<Logger, 'info' | 'warn'>,
  commandTimeoutMs = COMMAND_TIMEOUT_MS,
) => {
  // The client is loaded only when Redis is used.
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    lazyConnect: true,
    // A late count is of no use to its request.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: commandTimeoutMs,
    retryStrategy: () => PAUSE_MS,
  });

  let isUsed: boolean | undefined;
  let closing = false;
  let pausedUntil = 0;
  const note = (works: boolean, error?: unknown) => {
    if (works === isUsed || closing) return;
    isUsed = works;
    if (works) log.info('rate limits are counted in Redis');
    else log.warn({ err: error }, 'Redis cannot be used: this instance counts by itself');
  };
  client.on('ready', () => note(true));
  client.on('error', (error: unknown) => note(false, error));
  client.on('close', () => note(false, new Error('the connection was closed')));
  await atMost(
    START_PATIENCE_MS,
    client.connect().catch(() => undefined),
  );
  if (client.status !== 'ready') note(false, new Error('there was no answer in time'));

  return {
    /** Connection for the rate limit plugin. */
    client,
    /** Runs `count`. Resolves soon with `undefined` while Redis is unavailable. */
    attempt: async <T>(count: () => Promise<T>) => {
      if (client.status !== 'ready' || performance.now() < pausedUntil) return undefined;
      try {
        const counted = await count();
        note(true);
        return counted;
      } catch (error) {
        pausedUntil = performance.now() + PAUSE_MS;
        note(false, error);
        return undefined;
      }
    },
    close: async () => {
      closing = true;
      await client.quit().catch(() => undefined);
      client.disconnect();
    },
  };
};

export type SharedCounts = Awaited<ReturnType<typeof openSharedCounts>>;
