import { allOperations } from '@example/api/openapi';
import { API_PREFIX } from '@example/api/operations';
import { describe, expect, it } from 'vitest';
import { createServer } from '../server.ts';
import { createTestService } from '../../testing/test-service.ts';

const nameOf = (method: string, path: string) => `${method} ${API_PREFIX}/${path}`;

/** Routes of the API that are no operations: they answer what no operation does. */
const others = ['/api', '/api/*'];

describe('the table of operations', () => {
  it('has every route of the API, and no other', async () => {
    const { deps } = await createTestService({ environment: { RATE_LIMIT: 'on' } });
    const registered: string[] = [];
    const server = await createServer(deps, {
      extend: async (extended) => {
        extended.addHook('onRoute', ({ method, url }) => {
          if (!url.startsWith('/api') || others.includes(url)) return;
          for (const each of [method].flat())
            if (each !== 'HEAD') registered.push(`${each} ${url}`);
        });
        await Promise.resolve();
      },
    });
    await server.ready();
    const listed = allOperations.map(({ operation: { method, path } }) => nameOf(method, path));
    expect(registered.toSorted()).toEqual(listed.toSorted());
    await server.close();
  });

  const limited = allOperations.filter(({ operation }) => typeof operation.limit === 'number');

  it.each(limited)('limits $operation.path as often as it says', async ({ operation }) => {
    const { server } = await createTestService({ environment: { RATE_LIMIT: 'on' } });
    const { method, path, limit } = operation;
    const call = async () =>
      server.inject({
        method,
        url: `${API_PREFIX}/${path}`,
        ...(method !== 'GET' && { payload: {} }),
      });
    for (let calls = 0; calls < Number(limit); calls += 1)
      expect((await call()).statusCode).not.toBe(429);
    expect((await call()).statusCode).toBe(429);
  });

  it('lets the operations of the sign-in share one limit', async () => {
    const { server } = await createTestService({ environment: { RATE_LIMIT: 'on' } });
    const shared = allOperations.filter(({ operation }) => operation.limit === 'sign_in');
    const post = async (path: string) =>
      server.inject({ method: 'POST', url: `${API_PREFIX}/${path}`, payload: {} });
    for (let calls = 0; calls < 20; calls += 1)
      expect((await post(shared[calls % shared.length]?.operation.path ?? '')).statusCode).not.toBe(
        429,
      );
    for (const { operation } of shared)
      expect((await post(operation.path)).statusCode, operation.path).toBe(429);
  });

  it('is served as an OpenAPI document, with a validator to ask again', async () => {
    const { server } = await createTestService({ environment: { RATE_LIMIT: 'on' } });
    const first = await server.inject(`${API_PREFIX}/openapi.json`);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.json()).toMatchObject({ openapi: '3.1.0' });
    const again = await server.inject({
      url: `${API_PREFIX}/openapi.json`,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});
