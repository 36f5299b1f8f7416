import { FORM_SIGNAL_HEADER } from '@example/api/form-signals';
import { contact } from '@example/content/contact';
import { demos } from '@example/content/demos';
import { enquiries } from '@example/content/enquiries';
import { problemSchema } from '@example/api/problem';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { closeVacancy } from '../../features/vacancies/index.ts';
import { databases, openTestStorage, postgresDatabase } from '../../testing/databases.ts';
import {
  contactMessage,
  countRows,
  createTestService,
  demoRequest,
  enquiry,
  type TestService,
} from '../../testing/test-service.ts';

const json = { 'content-type': 'application/json' };
const save = '/api/v0/save_enquiry';
const own = 'http://localhost:4200';

/** Returns the input with another sender's address, as each sender has a limit of their own. */
const from = <T extends object>(input: T, index: number): T & { readonly email: string } => ({
  ...input,
  email: `visitor${String(index)}@example.com`,
});

const post = async (
  { server }: TestService,
  payload: unknown,
  headers: Record<string, string> = {},
  url = save,
) =>
  server.inject({
    method: 'POST',
    url,
    headers: { ...json, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

type Answer = Awaited<ReturnType<typeof post>>;

const expectProblem = (answer: Answer, status: number, type?: string) => {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.headers['x-request-id']).toMatch(/^[\w.-]+$/);
  const problem = problemSchema.parse(answer.json());
  expect(problem.status).toBe(status);
  if (type) expect(problem.type).toBe(`urn:problem:${type}`);
  return problem;
};

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

describe.each(databases)('the API on $name', (database) => {
  it('lists what is open', async () => {
    const { server } = await createTestService({ database });
    const list = await server.inject('/api/v0/get_joblist?tenantId=1');
    expect(list.statusCode).toBe(200);
    expect(list.json()).toEqual([
      {
        job_id: 1,
        job_title: 'Vacancy 1',
        job_short_desc: 'In short',
        vch_job_category: 'Software Development',
        category_id: 1,
        job_type: 1,
        vch_office: 'Headquarters, Trivandrum',
        district_name: 'Thiruvananthapuram',
        int_location_id: 1,
        last_date: '2999-12-31',
      },
    ]);
    const categories = await server.inject('/api/v0/get_job_category');
    expect(categories.json()).toEqual([{ id: 1, jobcategory: 'Software Development' }]);
    const locations = await server.inject('/api/v0/get_locations?tenantId=1');
    expect(locations.json()).toEqual([{ fk_district_id: 1, vch_district: 'Thiruvananthapuram' }]);
  });

  it('describes a vacancy that is open, and no other', async () => {
    const service = await createTestService({ database });
    const describe = async (id: string) =>
      service.server.inject(`/api/v0/get_job_description?job_id=${id}`);
    expect((await describe('1')).json()).toEqual([
      { description: 'At length,\n\n- with "quotes", and lines' },
    ]);
    const closed = { job_title: 'Vacancy 2', category_id: 1, int_location_id: 1 };
    expect(expectProblem(await describe('2'), 404, 'not-found').closed_job).toEqual(closed);
    const unknown = expectProblem(await describe('99999999999999'), 404, 'not-found');
    expect(unknown).not.toHaveProperty('closed_job');
    for (const id of ['', '0', '-1', '1.5', 'x', '1&job_id=2', '1e0']) {
      expect(expectProblem(await describe(id), 422, 'invalid-input').errors).toMatchObject([
        { field: 'job_id' },
      ]);
    }
    await closeVacancy(service.storage, 1);
    expectProblem(await describe('1'), 404);
  });

  it('names the closed vacancy when its last date has passed', async () => {
    const { server } = await createTestService({ database, clock: () => Date.UTC(3000, 0, 1) });
    const answer = await server.inject('/api/v0/get_job_description?job_id=1');
    expect(expectProblem(answer, 404, 'not-found').closed_job).toMatchObject({
      job_title: 'Vacancy 1',
    });
  });

  it('refuses every tenant but one', async () => {
    const { server } = await createTestService({ database });
    for (const url of ['/api/v0/get_joblist', '/api/v0/get_locations']) {
      expect((await server.inject(url)).statusCode).toBe(200);
      expectProblem(await server.inject(`${url}?tenantId=2`), 422, 'invalid-input');
    }
  });

  it('answers 304 for a list the caller has, until it changes', async () => {
    const { server, storage } = await createTestService({ database });
    const url = '/api/v0/get_joblist?tenantId=1';
    const etag = String((await server.inject(url)).headers.etag);
    const again = async () => server.inject({ url, headers: { 'if-none-match': `"x", ${etag}` } });
    expect((await again()).statusCode).toBe(304);
    await closeVacancy(storage, 1);
    expect((await again()).statusCode).toBe(200);
  });

  it('stores an enquiry and answers with its reference', async () => {
    const service = await createTestService({ database });
    const answer = await post(service, enquiry);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ reference: expect.stringMatching(/^E-\w{8}$/) as string });
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(2);
  });

  it('refuses an enquiry with the first message in the specification’s order', async () => {
    const service = await createTestService({ database });
    const errors = async (input: unknown) =>
      expectProblem(await post(service, input), 422, 'invalid-input').errors;
    const { email_invalid, user_name_missing, msg_missing } = enquiries.validation;
    expect(await errors({})).toEqual([{ field: 'email', message: email_invalid }]);
    expect(await errors({ ...enquiry, email: 'a@b' })).toEqual([
      { field: 'email', message: email_invalid },
    ]);
    expect(await errors({ email: enquiry.email, extra: 1 })).toEqual([
      { field: 'user_name', message: user_name_missing },
    ]);
    expect(await errors({ ...enquiry, msg: '\t' })).toEqual([
      { field: 'msg', message: msg_missing },
    ]);
    expect(await errors({ ...enquiry, extra: 1 })).toMatchObject([{ field: 'extra' }]);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it.each([
    ['save_contact', contactMessage, /^C-\w{8}$/, 'contact_messages'],
    ['request_demo', demoRequest, /^D-\w{8}$/, 'demo_requests'],
  ] as const)('takes %s, once for a key', async (operation, input, reference, table) => {
    const service = await createTestService({ database });
    const send = async (body: object) =>
      post(service, body, { 'idempotency-key': 'k' }, `/api/v0/${operation}`);
    const answer = await send(input);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ reference: expect.stringMatching(reference) as string });
    expect((await send(input)).body).toBe(answer.body);
    expectProblem(await send({ ...input, name: 'Other' }), 422, 'idempotency-conflict');
    await expect(countRows(service.storage, table)).resolves.toBe(1);
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(2);
  });

  it.each([
    ['save_enquiry', enquiry, 'enquiries'],
    ['save_contact', contactMessage, 'contact_messages'],
    ['request_demo', demoRequest, 'demo_requests'],
    ['subscribe', { email: enquiry.email }, 'subscriptions'],
  ] as const)(
    'answers %s alike whatever signal a form gave, and marks it',
    async (operation, input, table) => {
      const service = await createTestService({ database });
      const send = async (email: string, headers: Readonly<Record<string, string>>) =>
        post(service, { ...input, email }, headers, `/api/v0/${operation}`);
      const plain = await send('one@example.com', {});
      const marked = await send('two@example.com', { [FORM_SIGNAL_HEADER]: 'trap' });
      const unknown = await send('three@example.com', { [FORM_SIGNAL_HEADER]: 'TRAP, fast' });
      const shape = (answer: typeof plain) => ({
        status: answer.statusCode,
        body: answer.body.replace(/-\w{8}/, ''),
        headers: Object.keys(answer.headers),
      });
      expect(shape(marked)).toEqual(shape(plain));
      expect(shape(unknown)).toEqual(shape(plain));
      const { db } = service.storage;
      const rows = await db.selectFrom(table).select(['email', 'suspicion']).execute();
      expect(Object.fromEntries(rows.map(({ email, suspicion }) => [email, suspicion]))).toEqual({
        'one@example.com': null,
        'two@example.com': 'trap',
        'three@example.com': null,
      });
    },
  );

  it('refuses a contact message and a demo request with the text of every field that fails', async () => {
    const service = await createTestService({ database });
    const errors = async (operation: string, input: unknown) =>
      expectProblem(await post(service, input, {}, `/api/v0/${operation}`), 422, 'invalid-input')
        .errors;
    expect(await errors('save_contact', { extra: 1 })).toEqual([
      { field: 'name', message: contact.validation.name_missing },
      { field: 'email', message: contact.validation.email_missing },
      { field: 'phone_number', message: contact.validation.phone_number_missing },
      { field: 'subject', message: contact.validation.subject_missing },
      { field: 'message', message: contact.validation.message_missing },
      { field: 'extra', message: 'This field is not known.' },
    ]);
    expect(await errors('save_contact', { ...contactMessage, phone_number: '+91 98765' })).toEqual([
      { field: 'phone_number', message: contact.validation.phone_number_invalid },
    ]);
    expect(await errors('request_demo', { ...demoRequest, email: 'x', phone: '' })).toEqual([
      { field: 'email', message: demos.validation.email_invalid },
      { field: 'phone', message: demos.validation.phone_missing },
    ]);
    expect(await errors('request_demo', [])).toMatchObject([{ field: '' }]);
    await expect(countRows(service.storage, 'contact_messages')).resolves.toBe(0);
    await expect(countRows(service.storage, 'demo_requests')).resolves.toBe(0);
  });

  it('answers a repeated key with the same, and another body with a conflict', async () => {
    const service = await createTestService({ database });
    const key = { 'idempotency-key': 'a-1' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => post(service, enquiry, key)),
    );
    const [first] = answers;
    for (const answer of answers) {
      expect(answer.statusCode).toBe(201);
      expect(answer.body).toBe(first?.body);
    }
    const other = await post(service, { ...enquiry, msg: 'other' }, key);
    expectProblem(other, 422, 'idempotency-conflict');
    const elsewhere = await post(service, { email: enquiry.email }, key, '/api/v0/subscribe');
    expect(elsewhere.statusCode).toBe(202);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(1);
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(3);
  });

  it.each(['', ' ', 'a b', 'ä', 'x'.repeat(256)])('refuses the key %j', async (key) => {
    const service = await createTestService({ database });
    expectProblem(await post(service, enquiry, { 'idempotency-key': key }), 400);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it('accepts every subscription with the same answer', async () => {
    const service = await createTestService({ database });
    const subscribe = async () => post(service, { email: enquiry.email }, {}, '/api/v0/subscribe');
    const [first, second] = [await subscribe(), await subscribe()];
    expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
    expect(second.body).toBe(first.body);
    expectProblem(await post(service, { email: 'x' }, {}, '/api/v0/subscribe'), 422);
    const url = '/api/v0/confirm_subscription';
    expect((await post(service, { token: 'x' }, {}, url)).json()).toEqual({ status: 'invalid' });
    expectProblem(await post(service, { token: 1 }, {}, url), 422, 'invalid-input');
    const end = '/api/v0/unsubscribe';
    const ended = await post(service, { token: 'x' }, {}, end);
    expect(ended.statusCode).toBe(200);
    expect(ended.json()).toEqual({ status: 'invalid' });
    expectProblem(await post(service, {}, {}, end), 422, 'invalid-input');
  });

  it('never fails on bad input, and stores nothing of it', async () => {
    const service = await createTestService({ database });
    const deep = '['.repeat(30_000);
    const bodies = [
      '',
      ' ',
      '{',
      'null',
      'true',
      '1e999',
      '"text"',
      '[]',
      '{}',
      deep,
      `${deep}${']'.repeat(30_000)}`,
      `{"email":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
      '{"__proto__":{"email":"a@example.com"}}',
      `{"email":"a@example.com","user_name":"A","msg":"m","__proto__":{"x":1}}`,
      `{"email":"a@example.com","user_name":"A","msg":"m","constructor":{"prototype":{"x":1}}}`,
      `{"email":"a@example.com","user_name":"A","msg":"m","toString":"x"}`,
      JSON.stringify({ ...enquiry, msg: 'a\u0000b' }),
      JSON.stringify({ ...enquiry, user_name: '\u0000' }),
      JSON.stringify({ ...enquiry, email: 'a@example.com\r\nBcc: b@example.com' }),
      JSON.stringify({ ...enquiry, email: `${'a'.repeat(300)}@example.com` }),
      JSON.stringify({ ...enquiry, email: [enquiry.email] }),
      JSON.stringify({ ...enquiry, email: { toString: 1 } }),
      JSON.stringify({ ...enquiry, msg: Number.MAX_VALUE }),
      JSON.stringify({ ...enquiry, msg: null }),
      JSON.stringify({ ...enquiry, ['x'.repeat(1_000)]: 1 }),
      `{"email":"\\ud800@example.com","user_name":"A","msg":"m"}`,
      `{"email":"a@example.com","user_name":"A","msg":"m","\\ud800":1}`,
      '{"email":1E400,"user_name":-0,"msg":9007199254740993}',
    ];
    for (const body of bodies) {
      const answer = await post(service, body);
      expect(answer.statusCode, body.slice(0, 100)).toBeGreaterThanOrEqual(400);
      const { detail, title } = expectProblem(answer, answer.statusCode);
      expect(answer.statusCode, body.slice(0, 100)).toBeLessThan(500);
      expect(`${title} ${detail}`).not.toMatch(/ at |node_modules|SyntaxError|FST_/);
    }
    const bytes = Buffer.concat([
      Buffer.from('{"email":"'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    const latin = await service.server.inject({
      method: 'POST',
      url: save,
      headers: json,
      payload: bytes,
    });
    expectProblem(latin, 400, 'malformed-request');
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(0);
    await expect(countRows(service.storage, 'idempotency_keys')).resolves.toBe(0);
  });

  it('stores half a surrogate pair as the replacement character', async () => {
    const service = await createTestService({ database });
    expect((await post(service, JSON.stringify({ ...enquiry, msg: 'a\ud800' }))).statusCode).toBe(
      201,
    );
    const { msg } = await service.storage.db
      .selectFrom('enquiries')
      .select('msg')
      .executeTakeFirstOrThrow();
    expect(msg).toBe('a\ufffd');
  });
});

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
        await post(service, enquiry, { 'content-type': type }),
        415,
        'unsupported-type',
      );
    }
    const none = await service.server.inject({ method: 'POST', url: save });
    expectProblem(none, 415, 'unsupported-type');
    const utf8 = await post(service, enquiry, {
      'content-type': 'application/json; charset=utf-8',
    });
    expect(utf8.statusCode).toBe(201);
    const large = { ...enquiry, msg: 'x'.repeat(64 * 1024) };
    expectProblem(await post(service, large), 413, 'too-large');
    const fits = { ...enquiry, msg: 'x'.repeat(63 * 1024) };
    expect((await post(service, fits)).statusCode).toBe(201);
  });

  it('says which method an operation takes', async () => {
    const { server } = await createTestService();
    const answer = async (method: string, url: string) => server.inject({ method: method, url });
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const refused = await answer(method, save);
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
      (await post(service, enquiry, headers)).statusCode;
    const script = { origin: own, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

    await expect(status({})).resolves.toBe(201);
    await expect(status({ ...script, ...shown })).resolves.toBe(201);
    await expect(status({ origin: 'http://127.0.0.1:4200', ...shown })).resolves.toBe(201);
    await expect(status({ ...script, 'sec-fetch-mode': 'navigate' })).resolves.toBe(201);

    await expect(status(script)).resolves.toBe(403);
    await expect(status({ origin: own })).resolves.toBe(403);
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
      { origin: own, 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ]) {
      expectProblem(await post(service, enquiry, { ...cross, ...shown }), 403, 'cross-origin');
    }
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(4);
  });

  it('keeps its tokens valid over a restart', async () => {
    const service = await createTestService();
    const { createXsrfTokens } = await import('../../auth/xsrf/index.ts');
    const again = await createXsrfTokens(service.storage);
    expect(again.isValid(service.tokens.create())).toBe(true);
  });

  it('limits writes by visitor and operation, and says when to come back', async () => {
    const service = await createTestService({ environment: { RATE_LIMIT: 'on' } });
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      statuses.push((await post(service, from(enquiry, index))).statusCode);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    const refused = await post(service, enquiry);
    expectProblem(refused, 429, 'too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const cross = await post(service, enquiry, { origin: 'https://evil.example' });
    expect(cross.statusCode).toBe(403);
    const other = await post(service, { token: 'x' }, {}, '/api/v0/confirm_subscription');
    expect(other.statusCode).toBe(200);
    const spoofed = await post(service, enquiry, { 'x-forwarded-for': '203.0.113.7' });
    expect(spoofed.statusCode).toBe(429);
  });

  it.each([
    ['save_contact', contactMessage],
    ['request_demo', demoRequest],
  ])('guards %s like the enquiry', async (operation, input) => {
    const service = await createTestService({ environment: { RATE_LIMIT: 'on' } });
    const url = `/api/v0/${operation}`;
    const cross = await post(service, input, { origin: 'https://evil.example' }, url);
    expectProblem(cross, 403, 'cross-origin');
    expectProblem(await post(service, input, { origin: own }, url), 403, 'xsrf-token');
    const text = await post(service, input, { 'content-type': 'text/plain' }, url);
    expectProblem(text, 415, 'unsupported-type');
    const large = await post(service, { ...input, name: 'x'.repeat(64 * 1024) }, {}, url);
    expectProblem(large, 413, 'too-large');
    const statuses = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await post(service, from(input, index), {}, url)).statusCode);
    }
    expect(statuses[0]).toBe(201);
    expect(statuses.at(-1)).toBe(429);
  });

  it('takes the visitor’s address from a trusted proxy', async () => {
    const service = await createTestService({
      environment: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' },
    });
    for (let index = 0; index < 25; index += 1) {
      const visitor = { 'x-forwarded-for': `203.0.113.${String(index)}` };
      expect((await post(service, from(enquiry, index), visitor)).statusCode).toBe(201);
    }
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
  ])('takes a visitor whom the proxy names %s for one', async (_, nameOf) => {
    const service = await createTestService({
      environment: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' },
    });
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      const visitor = { 'x-forwarded-for': nameOf(index) };
      statuses.push((await post(service, from(enquiry, index), visitor)).statusCode);
    }
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    const other = await post(service, from(enquiry, 22), { 'x-forwarded-for': '203.0.113.8' });
    expect(other.statusCode).toBe(201);
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
      await post(waiting, enquiry),
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
    await post(service, { ...enquiry, email: 'private@example.com' }, { 'x-request-id': 'r-1' });
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
    const head = `POST ${save} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n`;
    for (const [bytes, status] of [
      ['nonsense\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      [`${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n12345`, 400],
      [`${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`, 400],
      [`${head}Content-Length: x\r\n\r\n{}`, 400],
      ['GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
      ['GET /%c0%ae HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
      ['PROPFIND /api/v0/xsrf HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['GET http://x/api/v0/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['GET http://x?api HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      ['OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
      [`${head}Expect: nonsense\r\nContent-Length: 2\r\n\r\n{}`, 422],
      [`${head}Idempotency-Key: a\r\nIdempotency-Key: b\r\nContent-Length: 2\r\n\r\n{}`, 400],
      [`${head}Cookie: XSRF-TOKEN=%E0%A4%A\r\nOrigin: ${own}\r\nContent-Length: 2\r\n\r\n{}`, 403],
    ] as const) {
      const answer = await raw(port, bytes);
      expect(answer.split(' ')[1], bytes.slice(0, 200)).toBe(String(status));
      expect(answer, bytes.slice(0, 100)).toMatch(/x-request-id: [\w-]+\r\n/i);
      expect(answer).toMatch(/content-type: application\/problem\+json/i);
    }
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it('lets a caller whose body is too large read the answer', async () => {
    const service = await createTestService();
    const port = await portOf(service);
    const answer = await fetch(`http://127.0.0.1:${String(port)}${save}`, {
      method: 'POST',
      headers: json,
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
      const refused = await post(service, enquiry);
      expectProblem(refused, 503, 'unavailable');
      expect(refused.headers['retry-after']).toBe('5');
      expectProblem(await service.server.inject('/readyz'), 503);
      await allow(true);
      await expect.poll(async () => (await post(service, enquiry)).statusCode).toBe(201);
    });
  });
}
