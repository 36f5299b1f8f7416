import { describe, expect, it } from 'vitest';
import { expectProblem, fromVisitor, postJson, SAVE_ENQUIRY } from '../../testing/api.ts';
import {
  contactMessage,
  countRows,
  createTestService,
  demoRequest,
  enquiry,
  type TestService,
} from '../../testing/test-service.ts';

/** Sends a form of as many visitors, each from a place of their own where `placeOf` says so. Returns the statuses. */
const postMany = async (
  service: TestService,
  count: number,
  {
    input = enquiry,
    url = SAVE_ENQUIRY,
    placeOf,
  }: {
    readonly input?: object;
    readonly url?: string;
    readonly placeOf?: (index: number) => string;
  } = {},
): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const visitor: Record<string, string> = placeOf ? { 'x-forwarded-for': placeOf(index) } : {};
    const answer = await postJson(service, fromVisitor(input, index), visitor, url);
    statuses.push(answer.statusCode);
  }
  return statuses;
};

describe('the guards of the API', () => {
  it('sets the XSRF cookie when it is missing or not ours', async () => {
    const { server, tokens } = await createTestService();
    const cookieFor = async (url: string, cookie?: string) =>
      (await server.inject({ url, headers: cookie === undefined ? {} : { cookie } })).headers[
        'set-cookie'
      ];
    for (const url of [
      '/api/v0/xsrf',
      '/api/v0/get_joblist?tenantId=1',
      '/api/v0/get_job_category',
      '/api/v0/get_job_description?job_id=9',
      '/api/v0/get_job_description?job_id=x',
      '/api/v0/get_locations?tenantId=2',
      '/api/v0/nothing',
      '/api/v0/save_enquiry',
      '/api/v0/my_account',
      '/api/v0/my_sessions',
      '/api/v0/my_resume',
      '/api/v0/my_data',
      '/api/v0/staff_session',
      '/api/v0/staff_captcha',
      '/api/v0/desk/applications',
    ]) {
      const set = String(await cookieFor(url));
      expect(set, url).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Lax(?:,|$)/);
      expect(tokens.isValid(set.slice('XSRF-TOKEN='.length).split(';')[0] ?? '')).toBe(true);
    }
    const valid = tokens.create();
    await expect(cookieFor('/api/v0/xsrf', `a=b; XSRF-TOKEN=${valid}`)).resolves.toBeUndefined();
    await expect(cookieFor('/api/v0/xsrf', 'XSRF-TOKEN=invented')).resolves.toBeDefined();
    await expect(
      cookieFor(
        '/api/v0/xsrf',
        `XSRF-TOKEN=${valid.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A'))}`,
      ),
    ).resolves.toBeDefined();
    expect((await server.inject('/api/v0/xsrf')).statusCode).toBe(204);
  });

  it('accepts a browser’s script with the token only, and nothing from other origins', async () => {
    const service = await createTestService();
    const token = service.tokens.create();
    const other = service.tokens.create();
    const forged = `${token.split('.')[0] ?? ''}.${other.split('.')[1] ?? ''}`;
    const shown = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    const status = async (headers: Record<string, string>) =>
      (await postJson(service, enquiry, headers)).statusCode;
    const script = {
      origin: 'http://localhost:4200',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
    };

    await expect(status({})).resolves.toBe(201);
    await expect(status({ ...script, ...shown })).resolves.toBe(201);
    await expect(status({ origin: 'http://127.0.0.1:4200', ...shown })).resolves.toBe(201);
    await expect(status({ ...script, 'sec-fetch-mode': 'navigate' })).resolves.toBe(201);

    await expect(status(script)).resolves.toBe(403);
    await expect(status({ origin: 'http://localhost:4200' })).resolves.toBe(403);
    await expect(status({ 'sec-fetch-site': 'same-origin' })).resolves.toBe(403);
    await expect(status({ ...script, cookie: shown.cookie })).resolves.toBe(403);
    await expect(status({ ...script, 'x-xsrf-token': token })).resolves.toBe(403);
    await expect(status({ ...script, ...shown, 'x-xsrf-token': other })).resolves.toBe(403);
    await expect(
      status({ ...script, cookie: `XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged }),
    ).resolves.toBe(403);
    await expect(status({ ...script, cookie: 'XSRF-TOKEN=x', 'x-xsrf-token': 'x' })).resolves.toBe(
      403,
    );
    for (const cross of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:4201' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:4200', 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ]) {
      expectProblem(await postJson(service, enquiry, { ...cross, ...shown }), 403, 'cross-origin');
    }
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(4);
  });

  it('keeps its tokens valid over a restart', async () => {
    const service = await createTestService();
    const { createXsrfTokens } = await import('../../auth/xsrf/index.ts');
    const again = await createXsrfTokens(service.storage);
    expect(again.isValid(service.tokens.create())).toBe(true);
  });

  it('leaves no answer that sets the cookie to a cache of many', async () => {
    const { server } = await createTestService();
    for (const operation of ['xsrf', 'openapi.json', 'get_joblist', 'get_locations', 'nothing']) {
      const { headers } = await server.inject(`/api/v0/${operation}`);
      expect(headers, operation).toHaveProperty('set-cookie');
      expect(headers['cache-control'], operation).toMatch(/^(?:private|no-store)/);
    }
  });

  it('limits writes by visitor and operation, and says when to come back', async () => {
    const service = await createTestService({ environment: { RATE_LIMIT: 'on' } });
    const statuses = await postMany(service, 22);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    const refused = await postJson(service, enquiry);
    expectProblem(refused, 429, 'too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const cross = await postJson(service, enquiry, { origin: 'https://evil.example' });
    expect(cross.statusCode).toBe(403);
    const other = await postJson(service, { token: 'x' }, {}, '/api/v0/confirm_subscription');
    expect(other.statusCode).toBe(200);
    const spoofed = await postJson(service, enquiry, { 'x-forwarded-for': '203.0.113.7' });
    expect(spoofed.statusCode).toBe(429);
  });

  it.each([
    ['save_contact', contactMessage],
    ['request_demo', demoRequest],
  ])('guards %s like the enquiry', async (operation, input) => {
    const service = await createTestService({ environment: { RATE_LIMIT: 'on' } });
    const url = `/api/v0/${operation}`;
    const cross = await postJson(service, input, { origin: 'https://evil.example' }, url);
    expectProblem(cross, 403, 'cross-origin');
    expectProblem(
      await postJson(service, input, { origin: 'http://localhost:4200' }, url),
      403,
      'xsrf-token',
    );
    const text = await postJson(service, input, { 'content-type': 'text/plain' }, url);
    expectProblem(text, 415, 'unsupported-type');
    const large = await postJson(service, { ...input, name: 'x'.repeat(64 * 1024) }, {}, url);
    expectProblem(large, 413, 'too-large');
    const statuses = await postMany(service, 21, { input, url });
    expect(statuses[0]).toBe(201);
    expect(statuses.at(-1)).toBe(429);
  });

  it('takes the visitor’s address from a trusted proxy', async () => {
    const service = await createTestService({
      environment: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' },
    });
    const placeOf = (index: number) => `203.0.113.${String(index)}`;
    expect(new Set(await postMany(service, 25, { placeOf }))).toEqual(new Set([201]));
  });

  it.each([
    ['with a port', (index: number) => `203.0.113.7:${String(50_000 + index)}`],
    ['in one IPv6 network of 64 bits', (index: number) => `2001:db8:0:1::${index.toString(16)}`],
    ['in brackets, with a port', (index: number) => `[2001:db8:0:1::1]:${String(50_000 + index)}`],
    ['as no address', (index: number) => `unknown-${String(index)}`],
    [
      'behind an address with a port',
      (index: number) => `${String(index)}, 203.0.113.7:1${String(index)}`,
    ],
  ])('takes a visitor whom the proxy names %s for one', async (_, placeOf) => {
    const service = await createTestService({
      environment: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' },
    });
    const statuses = await postMany(service, 22, { placeOf });
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    const other = await postJson(service, fromVisitor(enquiry, 22), {
      'x-forwarded-for': '203.0.113.8',
    });
    expect(other.statusCode).toBe(201);
  });
});
