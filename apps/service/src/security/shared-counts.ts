import { atMost } from '../clock/at-most.ts';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Counts that several instances share. */
export interface SharedCounts {
  /** The connection, for the plugin that counts. */
  readonly client: Redis;
  /** Runs `count`; `undefined`, soon, where Redis cannot be used. */
  readonly attempt: <T>(count: () => Promise<T>) => Promise<T | undefined>;
  readonly close: () => Promise<void>;
}

const CONNECT_TIMEOUT_MS = 1_000;
/** What a count costs a request at most, in ms; usually it takes less than one. */
export const COMMAND_TIMEOUT_MS = 500;
/** After a failure Redis is left alone for this time, in ms: not every request waits for nothing. */
const PAUSE_MS = 1_000;
/** How long the start waits for Redis, in ms. */
const START_PATIENCE_MS = 1_500;

/**
 * Connects to Redis, and goes on trying while it cannot be reached; the log says when it is used and
 * when not.
 *
 * @param url - `redis:` or `rediss:`
 * @param commandTimeoutMs - how long a request waits for its count at most
 */
export const openSharedCounts = async (
  url: string,
  log: Pick<Logger, 'info' | 'warn'>,
  commandTimeoutMs = COMMAND_TIMEOUT_MS,
): Promise<SharedCounts> => {
  // Only who has Redis pays for its client.
  const { Redis: RedisClient } = await import('ioredis');
  const client = new RedisClient(url, {
    lazyConnect: true,
    // A count that comes late is of no use to its request.
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
    client,
    attempt: async (count) => {
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
