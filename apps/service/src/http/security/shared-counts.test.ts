import fastify, { type FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from '../../server/server.ts';
import { REFUSING_PORT } from '../../testing/free-port.ts';
import { redisServer } from '../../testing/redis.ts';
import { postEnquiry, startHere } from '../../testing/started-service.ts';
import { createTestService, enquiry } from '../../testing/test-service.ts';
import { createRateLimits, MAILS_PER_VISITOR, WRITES_PER_SENDER } from './rate-limits.ts';
import { COMMAND_TIMEOUT_MS, openSharedCounts } from './shared-counts.ts';

const WRITES_PER_MINUTE = 20;
/** Timeout of a Redis command where other tests hold the processor, in ms: a count that came late would go elsewhere. */
const BUSY_MS = 20_000;
const NOT_IN_USE = 'Redis cannot be used: this instance counts by itself';
const IN_USE = 'rate limits are counted in Redis';

// Without Redis the run has said so, and a skipped test counts as a failure.
if (redisServer) {
  const createRedis = redisServer;

  /** Starts servers on one database, each with its own connection to Redis. */
  const setUp = async (instances = 2, commandTimeoutMs = BUSY_MS) => {
    const redis = await createRedis();
    await redis.start();
    const { deps, logged } = await createTestService({ environment: { RATE_LIMIT: 'on' } });
    const { key } = deps.counting;
    const servers = await Promise.all(
      Array.from({ length: instances }, async () => {
        const shared = await openSharedCounts(redis.url, deps.log, commandTimeoutMs);
        const server = await createServer({ ...deps, counting: { shared, key } });
        onTestFinished(async () => {
          await server.close();
          await shared.close();
        });
        return server;
      }),
    );
    let senders = 0;
    const send = async (instance: number, email?: string) => {
      senders += 1;
      const answer = await servers[instance]?.inject({
        method: 'POST',
        url: '/api/v0/save_enquiry',
        // From two addresses, when the sender is counted.
        ...(email !== undefined && { remoteAddress: `203.0.113.${String(senders % 2)}` }),
        payload: { ...enquiry, email: email ?? `visitor${String(senders)}@example.com` },
      });
      if (!answer) throw new Error('no such instance');
      return answer;
    };
    const sendMany = async (instance: number, times: number, email?: string) => {
      const statuses: number[] = [];
      for (let index = 0; index < times; index += 1)
        statuses.push((await send(instance, email)).statusCode);
      return statuses;
    };
    return { redis, servers, deps, send, sendMany, logged };
  };

  const all = (status: number, times: number) => Array.from({ length: times }, () => status);

  describe('counts in Redis', () => {
    it('are shared by all instances', async () => {
      const { send, sendMany, logged } = await setUp();
      const half = WRITES_PER_MINUTE / 2;
      await expect(sendMany(0, half)).resolves.toEqual(all(201, half));
      await expect(sendMany(1, half)).resolves.toEqual(all(201, half));
      const refused = await send(0);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await send(1)).statusCode).toBe(429);
      expect(logged()).toContain(IN_USE);
    });

    it('are apart for each limit', async () => {
      const { servers, sendMany } = await setUp(1);
      for (let index = 0; index < WRITES_PER_MINUTE + 5; index += 1) {
        const answer = await servers[0]?.inject('/api/v0/get_joblist');
        expect(answer?.statusCode).toBe(200);
      }
      await sendMany(0, WRITES_PER_MINUTE + 1);
      const ended = await servers[0]?.inject({
        method: 'POST',
        url: '/api/v0/unsubscribe',
        payload: { token: 'x' },
      });
      expect(ended?.statusCode).toBe(200);
    });

    it('are kept for senders too, and under no name of anybody', async () => {
      const { redis, send, sendMany } = await setUp();
      const email = 'Anu@example.com';
      const half = WRITES_PER_SENDER / 2;
      await expect(sendMany(0, half, email)).resolves.toEqual(all(201, half));
      await expect(sendMany(1, half, email.toLowerCase())).resolves.toEqual(all(201, half));
      const refused = await send(0, email);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);

      const client = new Redis(redis.url);
      const keys = await client.keys('*');
      const left = await Promise.all(keys.map(async (key) => client.pttl(key)));
      await client.quit();
      // Two visitors, their mails, and the mailbox.
      expect(keys).toHaveLength(5);
      expect(keys.join()).not.toMatch(/anu|@|203\.0\.113/i);
      expect(left.every((ms) => ms > 0 && ms <= 3_600_000)).toBe(true);
    });

    it('are one for a mailbox and one for a visitor’s mails, and stay while others are made', async () => {
      const { servers, redis, deps } = await setUp();
      let calls = 0;
      const subscribe = async (email: string, remoteAddress: string) => {
        calls += 1;
        const answer = await servers[calls % 2]?.inject({
          method: 'POST',
          url: '/api/v0/subscribe',
          remoteAddress,
          payload: { email },
        });
        return answer?.statusCode;
      };
      const own = (index: number) => `anu+${String(index)}@example.com`;
      for (let index = 0; index < WRITES_PER_SENDER; index += 1)
        await expect(subscribe(own(index), `203.0.113.${String(index % 2)}`)).resolves.toBe(202);
      // As many visitors as memory holds.
      const shared = await openSharedCounts(redis.url, deps.log, BUSY_MS);
      const server = fastify();
      onTestFinished(async () => {
        await server.close();
        await shared.close();
      });
      const limits = await createRateLimits(server, true, { shared, key: deps.counting.key });
      const count = async (index: number) => {
        const ip = `198.51.${String(index >> 8)}.${String(index & 255)}`;
        const request = { ip, routeOptions: {} } as FastifyRequest;
        await limits.sender(request)('subscribe', `visitor${String(index)}@example.com`);
      };
      for (let first = 0; first < 5_100; first += 50)
        await Promise.all(Array.from({ length: 50 }, async (_, index) => count(first + index)));
      await expect(subscribe(own(99), '203.0.113.9')).resolves.toBe(429);
      const busy = '203.0.113.10';
      const statuses: (number | undefined)[] = [];
      for (let index = 0; index <= MAILS_PER_VISITOR; index += 1)
        statuses.push(await subscribe(`binu${String(index)}@example.com`, busy));
      expect(statuses).toEqual([...all(202, MAILS_PER_VISITOR), 429]);
    });

    it('are each instance’s own while Redis is away, and shared again when it is back', async () => {
      const { redis, sendMany, logged } = await setUp();
      await sendMany(0, 1);
      await redis.stop();
      await expect(sendMany(0, WRITES_PER_MINUTE + 1)).resolves.toEqual([
        ...all(201, WRITES_PER_MINUTE),
        429,
      ]);
      await expect(sendMany(1, WRITES_PER_MINUTE)).resolves.toEqual(all(201, WRITES_PER_MINUTE));
      expect(logged().split(NOT_IN_USE)).toHaveLength(3);
      await redis.start();
      // Counts made while Redis was away are not added to those in Redis.
      await expect.poll(async () => sendMany(0, 1), { timeout: 10_000 }).toEqual([201]);
      await expect.poll(() => logged().split(IN_USE).length, { timeout: 10_000 }).toBe(5);
      const statuses = [...(await sendMany(0, WRITES_PER_MINUTE)), ...(await sendMany(1, 1))];
      expect(statuses.slice(-2)).toEqual([429, 429]);
    });

    it('hold no request up while Redis hangs', async () => {
      const { redis, sendMany } = await setUp(1, COMMAND_TIMEOUT_MS);
      await sendMany(0, 1);
      redis.hang();
      const begun = performance.now();
      await expect(sendMany(0, 10)).resolves.toEqual(all(201, 10));
      expect(performance.now() - begun).toBeLessThan(3_000);
    });
  });

  it.each([
    ['is not there', () => `redis://127.0.0.1:${String(REFUSING_PORT)}`],
    [
      'does not know the password',
      async () => {
        const redis = await createRedis();
        await redis.start();
        return redis.url.replace('tests', 'wrong');
      },
    ],
  ])('a service whose Redis %s starts, says so, works, and stops cleanly', async (_, urlOf) => {
    const { origin, output, stop } = await startHere({
      RATE_LIMIT: 'on',
      REDIS_URL: await urlOf(),
    });
    expect(output()).toContain(NOT_IN_USE);
    expect((await postEnquiry(origin)).status).toBe(201);
    await stop();
    expect(output()).not.toContain('wrong@');
  });
}
