import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { expectProblem, postJson, SAVE_ENQUIRY } from '../../testing/api.ts';
import { openTestStorage, postgresDatabase } from '../../testing/databases.ts';
import {
  countRows,
  createTestService,
  enquiry,
  type TestService,
} from '../../testing/test-service.ts';

const raw = async (port: number, bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(5_000, () => socket.destroy(new Error(`no end after: ${answer}`)));
  });

const portOf = async ({ server }: TestService): Promise<number> => {
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(address).port);
};

describe('the API', () => {
  it('refuses other content types and bodies that are too large', async () => {
    const service = await createTestService();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'nonsense',
      'application/jsonx',
    ]) {
      expectProblem(
        await postJson(service, enquiry, { 'content-type': type }),
        415,
        'unsupported-type',
      );
    }
    const none = await service.server.inject({ method: 'POST', url: SAVE_ENQUIRY });
    expectProblem(none, 415, 'unsupported-type');
    const type = 'application/json; charset=utf-8';
    const utf8 = await postJson(service, enquiry, { 'content-type': type });
    expect(utf8.statusCode).toBe(201);
    const plain = await postJson(service, enquiry, { 'content-encoding': 'identity' });
    expect(plain.statusCode).toBe(201);
    const packed = await service.server.inject({
      method: 'POST',
      url: SAVE_ENQUIRY,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify(enquiry)),
    });
    expectProblem(packed, 415, 'unsupported-type');
    const large = { ...enquiry, msg: 'x'.repeat(64 * 1024) };
    expectProblem(await postJson(service, large), 413, 'too-large');
    const fits = { ...enquiry, msg: 'x'.repeat(63 * 1024) };
    expect((await postJson(service, fits)).statusCode).toBe(201);
  });

  it('says of a body in UTF-16 that it is not UTF-8', async () => {
    const { server } = await createTestService();
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: SAVE_ENQUIRY,
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from(JSON.stringify(enquiry), 'utf16le'),
    });
    expect([statusCode, body]).toEqual([400, expect.stringContaining('The body is not UTF-8.')]);
  });

  it('says which method an operation takes', async () => {
    const { server } = await createTestService();
    const answer = async (method: string, url: string) => server.inject({ method: method, url });
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const refused = await answer(method, SAVE_ENQUIRY);
      expectProblem(refused, 405, 'method-not-allowed');
      expect(refused.headers.allow).toBe('POST');
    }
    const refused = await answer('POST', '/api/v0/get_joblist');
    expectProblem(refused, 405);
    expect(refused.headers.allow).toBe('GET, HEAD');
    expect((await answer('HEAD', '/api/v0/get_joblist?tenantId=1')).statusCode).toBe(200);
    for (const url of [
      '/api',
      '/api/',
      '/api/v0',
      '/api/v0/nothing',
      '/api/v0/get_joblist/',
      '/api/v1/x',
      '/api/v0/constructor',
      '/nothing',
    ]) {
      expectProblem(await answer('GET', url), 404, 'not-found');
      expectProblem(await answer('POST', url), 404, 'not-found');
    }
  });

  it('gives every answer a request id, the caller’s when that is valid', async () => {
    const { server } = await createTestService();
    const id = async (given?: string) =>
      (
        await server.inject({
          url: '/healthz',
          headers: given === undefined ? {} : { 'x-request-id': given },
        })
      ).headers['x-request-id'];
    await expect(id('abc-123.X_y')).resolves.toBe('abc-123.X_y');
    for (const bad of ['', 'a b', 'x'.repeat(65), '<script>', 'a,b']) {
      await expect(id(bad)).resolves.toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(await id()).not.toBe(await id());
  });

  it('carries the security headers', async () => {
    const plain = await createTestService();
    const headers = (await plain.server.inject('/api/v0/get_joblist')).headers;
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    const secure = await createTestService({
      environment: { PUBLIC_ORIGIN: 'https://www.example.com' },
    });
    const answer = await secure.server.inject('/api/v0/xsrf');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(answer.headers['set-cookie']).toMatch(/; Secure/);
  });

  it('tells browsers to ask for subdomains by https too when the operator says so', async () => {
    const { server } = await createTestService({
      environment: { PUBLIC_ORIGIN: 'https://www.example.com', HSTS_SUBDOMAINS: 'on' },
    });
    const { headers } = await server.inject('/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('is healthy, and says which version it is', async () => {
    const { server } = await createTestService();
    const alive = await server.inject('/healthz');
    expect(alive.statusCode).toBe(200);
    expect(alive.json()).toEqual({ status: 'ok', version: 'sources', commit: 'none' });
    const ready = await server.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({ status: 'ok' });
  });

  it('is not ready, and says so, while the database is not there', async () => {
    const service = await createTestService();
    await service.storage.close();
    expectProblem(await service.server.inject('/readyz'), 503, 'unavailable');
    expect((await service.server.inject('/healthz')).statusCode).toBe(200);
    const waiting = await createTestService({
      change: (deps) => ({ ...deps, xsrfTokens: () => undefined }),
    });
    for (const answer of [
      await postJson(waiting, enquiry),
      await waiting.server.inject('/readyz'),
      await waiting.server.inject('/api/v0/get_joblist'),
    ]) {
      expectProblem(answer, 503, 'unavailable');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('reveals no internals when it fails', async () => {
    const service = await createTestService({
      change: (deps) => ({
        ...deps,
        vacancies: { current: async () => Promise.reject(new TypeError('secret detail')) },
      }),
    });
    const answer = await service.server.inject('/api/v0/get_joblist');
    expectProblem(answer, 500, 'internal');
    expect(answer.body).not.toMatch(/secret|TypeError| at /);
    expect(service.logged()).toContain('secret detail');
  });

  it('logs no bodies, addresses or query strings', async () => {
    const service = await createTestService();
    await postJson(
      service,
      { ...enquiry, email: 'private@example.com' },
      { 'x-request-id': 'r-1' },
    );
    await service.server.inject('/api/v0/get_joblist?tenantId=1&q=secret');
    await service.server.inject('/nobody/private?token=secret');
    const logged = service.logged();
    expect(logged).toMatch(
      /"req":"r-1","method":"POST","route":"\/api\/v0\/save_enquiry","status":201,"ms":/,
    );
    expect(logged).not.toMatch(/private|secret|127\.0\.0\.1|Please call me/);
  });

  it('keeps running when a request is malformed or never ends', async () => {
    const service = await createTestService();
    const port = await portOf(service);
    const head = `POST ${SAVE_ENQUIRY} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n`;
    for (const [bytes, status] of [
      ['nonsense\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      [`${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n12345`, 400],
      [`${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`, 400],
      [`${head}Content-Length: x\r\n\r\n{}`, 400],
      ['GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['GET /%c0%ae HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['PROPFIND /api/v0/xsrf HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
      ['TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['GET http://x/api/v0/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['GET http://x?api HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      [`${head}Expect: nonsense\r\nContent-Length: 2\r\n\r\n{}`, 422],
      [`${head}Idempotency-Key: a\r\nIdempotency-Key: b\r\nContent-Length: 2\r\n\r\n{}`, 400],
      [
        `${head}Cookie: XSRF-TOKEN=%E0%A4%A\r\nOrigin: http://localhost:4200\r\nContent-Length: 2\r\n\r\n{}`,
        403,
      ],
    ] as const) {
      const answer = await raw(port, bytes);
      expect(answer.split(' ')[1], bytes.slice(0, 200)).toBe(String(status));
      expect(answer, bytes.slice(0, 100)).toMatch(/x-request-id: [\w-]+\r\n/i);
      expect(answer).toMatch(/content-type: application\/problem\+json/i);
    }
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it('says of an address that is too long that it is', async () => {
    const port = await portOf(await createTestService());
    const answer = await raw(
      port,
      `GET /career?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(answer).toContain('The address and the headers are larger than 16 KB.');
  });

  it('lets a caller whose body is too large read the answer', async () => {
    const service = await createTestService();
    const port = await portOf(service);
    const answer = await fetch(`http://127.0.0.1:${String(port)}${SAVE_ENQUIRY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, msg: 'x'.repeat(3_000_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ type: 'urn:problem:too-large' });
  });
});

// Not `runIf`: without PostgreSQL, the run reports it elsewhere, and a skipped test counts as a failure.
if (postgresDatabase) {
  describe('the API while PostgreSQL is away', () => {
    it('answers 503, and works again afterwards', async () => {
      const service = await createTestService({ database: postgresDatabase });
      const { databaseUrl } = service.deps.settings;
      const name = new URL(databaseUrl ?? '').pathname.slice(1);
      const admin = await openTestStorage({
        dataDir: service.deps.settings.dataDir,
        databaseUrl: databaseUrl?.replace(name, 'postgres'),
      });
      const { sql } = await import('kysely');
      const allow = async (yes: boolean) => {
        await sql`alter database ${sql.id(name)} allow_connections ${sql.raw(String(yes))}`.execute(
          admin.db,
        );
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
          admin.db,
        );
      };
      await allow(false);
      const port = await portOf(service);
      const answer = await fetch(`http://127.0.0.1:${String(port)}${SAVE_ENQUIRY}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(enquiry),
      });
      expect(answer.status).toBe(503);
      expect(service.logged()).toMatch(
        new RegExp(
          `"req":"${String(answer.headers.get('x-request-id'))}".*a request cannot be served now`,
        ),
      );
      const refused = await postJson(service, enquiry);
      expectProblem(refused, 503, 'unavailable');
      expect(refused.headers['retry-after']).toBe('5');
      expectProblem(await service.server.inject('/readyz'), 503);
      await allow(true);
      await expect.poll(async () => (await postJson(service, enquiry)).statusCode).toBe(201);
    });
  });
}
