import { RESUME_MAX_BYTES } from '@example/api/limits';
import { applications } from '@example/content/applications';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeVacancy, importVacancies } from '../../features/vacancies/index.ts';
import { WRITES_PER_SENDER } from '../../http/security/rate-limits.ts';
import { BUILT_ORIGIN, fakePages, inlineScriptSource } from '../../testing/fake-site.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import {
  application,
  countRows,
  createTestService,
  enquiry,
  type TestService,
} from '../../testing/test-service.ts';
import { vacancyFile } from '../../testing/vacancies.ts';
import { loadSite, SiteMissingError } from './load-site.ts';

const setUp = async (environment: Readonly<Record<string, string>> = {}) =>
  createTestService({
    environment,
    pages: fakePages,
  });

const get = async ({ server }: TestService, url: string, headers: InjectOptions['headers'] = {}) =>
  server.inject({ url, headers });

const form = async (
  { server }: TestService,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  url = '/about',
) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const navigation = {
  origin: 'http://localhost:4200',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};

it.each([
  ['stored for another origin', '/about'],
  ['rendered', '/career'],
  ['where sign-ins begin', '/login'],
])('a page is compressed thoroughly once it proves to be asked for: %s', async (_, url) => {
  const service = await setUp({ PUBLIC_ORIGIN: 'https://site.example' });
  const ask = async () => (await get(service, url, { 'accept-encoding': 'br' })).rawPayload;
  const page = (await get(service, url)).body;
  const compress = (quality: number) =>
    brotliCompressSync(page, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      },
    });
  const best = compress(11);
  expect(await ask()).toEqual(url === '/about' ? compress(10) : compress(5));
  await expect.poll(ask).toEqual(best);
});

describe('a stored page', () => {
  it('is answered in the coding the browser prefers', async () => {
    const service = await setUp();
    const plain = await get(service, '/about');
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toContain('<h1>about</h1>');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    });
    const br = await get(service, '/about', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get(service, '/about', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const etags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(3);
  });

  it('is not sent again to a browser that has it', async () => {
    const service = await setUp();
    const first = await get(service, '/', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    const again = await get(service, '/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    const other = await get(service, '/', { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    const weak = await get(service, '/', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` });
    expect(weak.statusCode).toBe(304);
  });

  it('has a policy of hashes, without unsafe words or other origins', async () => {
    const service = await setUp();
    const policy = String((await get(service, '/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${inlineScriptSource(BUILT_ORIGIN)};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|http|\*/);
  });

  it('may use the fonts that its own styles hold, where they hold one, and else none but files', async () => {
    const service = await setUp({ PUBLIC_ORIGIN: 'https://www.example.com' });
    const policyOf = async (url: string) =>
      String((await get(service, url)).headers['content-security-policy']);
    await expect(policyOf('/')).resolves.toContain("; font-src 'self' data:;");
    await expect(policyOf('/about')).resolves.toContain("; font-src 'self';");
  });

  it('names the origin it is served under, its inline scripts and their hashes too', async () => {
    const origin = 'https://www.example.com';
    const service = await setUp({ PUBLIC_ORIGIN: origin });
    for (const [coding, read] of [
      ['identity', (bytes: Buffer) => bytes.toString()],
      ['br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
      ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
    ] as const) {
      const answer = await get(service, '/about', { 'accept-encoding': coding });
      expect(read(answer.rawPayload)).toContain(`${origin}/about`);
      expect(read(answer.rawPayload)).not.toContain(BUILT_ORIGIN);
      expect(answer.headers['content-security-policy']).toContain(inlineScriptSource(origin));
    }
    expect((await get(service, '/notes.txt')).body).toBe(`See ${origin}/about\n`);
  });

  it('answers HEAD like GET, without the body', async () => {
    const service = await setUp();
    for (const url of ['/about', '/career', '/nothing', '/notes.txt', '/sitemap.xml']) {
      const head = await service.server.inject({ method: 'HEAD', url });
      const full = await get(service, url);
      expect(head.statusCode).toBe(full.statusCode);
      expect(head.body).toBe('');
      expect(head.headers['content-length']).toBe(full.headers['content-length']);
    }
  });
});

describe('addresses', () => {
  it('lead to pages by one way only, and never to another site', async () => {
    const service = await setUp();
    for (const [url, location] of [
      ['/home', '/'],
      ['/home/', '/'],
      ['/home?x=1', '/?x=1'],
      ['/about/', '/about'],
      ['/about//', '/about'],
      ['/career/?q=a%20b&type=1', '/career?q=a%20b&type=1'],
    ]) {
      const answer = await get(service, String(url));
      expect(answer.statusCode, url).toBe(301);
      expect(answer.headers.location).toBe(location);
    }
    for (const url of [
      '//evil.example',
      '//evil.example/',
      '/%2F/evil.example/',
      '//about/',
      '/About',
      '/.env',
      '/assets',
      '/assets/',
      '/nothing/',
      '/index.html',
      '/pages/index.html',
      '/server/entry-server.js',
      '/site.json',
    ]) {
      const answer = await get(service, url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers).not.toHaveProperty('location');
    }
  });

  it('are taken as they were sent', async () => {
    const service = await setUp();
    const { port } = new URL(await service.server.listen({ host: '127.0.0.1', port: 0 }));
    const send = async (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request({ port, path, host: '127.0.0.1' }, (answer) => resolve(answer.resume()))
          .on('error', reject)
          .end();
      });
    for (const path of ['//evil.example/', '///evil.example/', '/\\evil.example/', '//about/']) {
      const { statusCode, headers } = await send(path);
      expect(statusCode, path).toBe(404);
      expect(headers).not.toHaveProperty('location');
    }
    expect((await send('/about/')).headers.location).toBe('/about');
  });

  it('that lead nowhere show the 404 page, with its policy, or a problem to those who ask for JSON', async () => {
    const service = await setUp();
    const page = await get(service, '/nothing', { accept: 'text/html,*/*;q=0.8' });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<h1>404</h1>');
    expect(page.headers['content-security-policy']).toContain('sha256-');
    const json = await get(service, '/nothing', { accept: 'application/json' });
    expect(json.statusCode).toBe(404);
    expect(json.json()).toMatchObject({ type: 'urn:problem:not-found', status: 404 });
    expect((await get(service, '/api/nothing', { accept: 'text/html' })).json()).toHaveProperty(
      'type',
    );
  });

  it('share a process with the page that links to them: they have no session to guard', async () => {
    const service = await setUp();
    for (const url of ['/', '/about', '/nothing']) {
      const { headers } = await get(service, url, { accept: 'text/html' });
      expect(headers, url).not.toHaveProperty('cross-origin-opener-policy');
      expect(headers, url).toHaveProperty('cross-origin-resource-policy', 'same-origin');
    }
  });

  it('take the methods they have', async () => {
    const service = await setUp();
    for (const [url, allow] of [
      ['/about', 'GET, HEAD, POST'],
      ['/notes.txt', 'GET, HEAD'],
      ['/robots.txt', 'GET, HEAD'],
      ['/home', 'GET, HEAD'],
    ] as const) {
      const answer = await service.server.inject({ method: 'DELETE', url });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe(allow);
      expect(answer.body).toContain('error page 405');
    }
    expect((await service.server.inject({ method: 'PUT', url: '/nothing' })).statusCode).toBe(404);
    expect((await form(service, {}, {}, '/robots.txt')).statusCode).toBe(405);
    expect((await form(service, {}, {}, '/nothing')).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('are served for ever under hashed names, compressed at build', async () => {
    const service = await setUp();
    const answer = await get(service, '/assets/page-1a2b3c.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('assetasset');
  });

  it('are served of earlier releases, too, each as it was compressed', async () => {
    const kept = temporaryFolder();
    const code = 'earlier'.repeat(300);
    writeFileSync(join(kept, 'page-0f0f0f.js'), code);
    writeFileSync(join(kept, 'page-0f0f0f.js.br'), brotliCompressSync(code));
    const service = await createTestService({
      pages: async (settings) => fakePages(settings, [kept]),
    });
    const earlier = await get(service, '/assets/page-0f0f0f.js', { 'accept-encoding': 'br' });
    expect(earlier.statusCode).toBe(200);
    expect(brotliDecompressSync(earlier.rawPayload).toString()).toBe(code);
    expect((await get(service, '/assets/page-1a2b3c.js')).statusCode).toBe(200);
    expect((await get(service, '/assets/page-ffffff.js')).statusCode).toBe(404);
  });

  it('are served for a while under other names, hidden ones never', async () => {
    const service = await setUp();
    const known = await get(service, '/.well-known/known.txt');
    expect(known.statusCode).toBe(200);
    expect(known.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'text/plain; charset=utf-8',
    });
    for (const url of [
      '/.env',
      '/notes.txt.br',
      '/assets/.hidden',
      '/assets/../../site.json',
      '/assets/..%2f..%2fsite.json',
      '/assets/%2e%2e/%2e%2e/site.json',
      '/assets/nothing.js',
    ]) {
      const answer = await get(service, url);
      expect([403, 404], url).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/SECRET|hidden|"origin"/);
    }
  });
});

describe('a PDF', () => {
  it('is shown in the browser, and may be kept for a while', async () => {
    const { headers } = await get(await setUp(), '/leaflet.pdf');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=3600',
    });
  });
});

describe('a picture to share', () => {
  it('may be shown by other sites, and nothing else may', async () => {
    const service = await setUp();
    const policyOf = async (url: string) =>
      (await get(service, url)).headers['cross-origin-resource-policy'];
    await expect(policyOf('/share/about.png')).resolves.toBe('cross-origin');
    await expect(policyOf('/notes.txt')).resolves.toBe('same-origin');
  });
});

describe('a rendered page', () => {
  it('is kept until the vacancies change', async () => {
    const service = await setUp();
    const first = await get(service, '/career?q=a', { 'accept-encoding': 'br' });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(first.headers['content-security-policy']).toContain("'sha256-rendered'");
    const text = brotliDecompressSync(first.rawPayload).toString();
    expect(text).toContain('1 /career?q=a Vacancy 1<p>');
    expect((await get(service, '/career?q=a')).body).toBe(text);
    const etag = String(first.headers.etag);
    const known = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await get(service, '/career?q=a', known)).statusCode).toBe(304);
    await importVacancies(service.storage, vacancyFile([{ job_id: 3 }]));
    const next = await get(service, '/career?q=a', known);
    expect(next.statusCode).toBe(200);
    expect(brotliDecompressSync(next.rawPayload).toString()).toContain('Vacancy 1, Vacancy 3');
    await closeVacancy(service.storage, 1);
    expect((await get(service, '/career?q=a')).body).toContain('q=a Vacancy 3<p>');
  });

  it('is rendered once for those who come at the same moment', async () => {
    const service = await setUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => get(service, '/career')),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('takes the place of a stored one when there is a query', async () => {
    const service = await setUp();
    expect((await get(service, '/about?x=1')).body).toContain('/about?x=1 Vacancy 1');
    expect((await get(service, '/about?')).body).toContain('<h1>about</h1>');
  });

  it('says itself that the vacancies cannot be read', async () => {
    const service = await setUp();
    await service.storage.close();
    const answer = await get(service, '/career');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toBe('no list: internal');
    expect(answer.headers['retry-after']).toBe('5');
    expect((await get(service, '/about')).statusCode).toBe(200);
  });

  it('that fails shows the error page and nothing of the inside', async () => {
    const service = await setUp();
    const answer = await get(service, '/career?throw=1');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('<h1>error page 500</h1>');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a form without JavaScript', () => {
  it('is stored and leads to the page that says so', async () => {
    const service = await setUp();
    const answer = await form(service, enquiry, navigation);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/about\?reference=E-\w{8}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(1);
  });

  it('comes back with what was typed and the first message', async () => {
    const service = await setUp();
    const answer = await form(service, { ...enquiry, email: 'x', msg: '<b>typed</b>' }, navigation);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Please enter valid email and continue');
    expect(answer.body).toContain('&#60;b>typed');
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it('is stored once for its key', async () => {
    const service = await setUp();
    const keyed = { ...enquiry, idempotency_key: 'press' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => form(service, keyed, navigation)),
    );
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect((await form(service, { ...keyed, msg: 'other' }, navigation)).statusCode).toBe(422);
    expect(
      (await form(service, { ...enquiry, idempotency_key: 'a b' }, navigation)).statusCode,
    ).toBe(422);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(1);
  });

  it('needs no token but the right origin; a script needs both', async () => {
    const service = await setUp();
    const token = service.tokens.create();
    const shown = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
    let sent = 0;
    const status = async (headers: Record<string, string>) =>
      (await form(service, { ...enquiry, msg: String((sent += 1)) }, headers)).statusCode;
    const { origin } = navigation;
    await expect(status({})).resolves.toBe(303);
    await expect(status({ origin })).resolves.toBe(303);
    await expect(
      status({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }),
    ).resolves.toBe(303);
    await expect(status({ origin, 'sec-fetch-mode': 'cors', ...shown })).resolves.toBe(303);
    await expect(status({ origin, 'sec-fetch-mode': 'cors' })).resolves.toBe(403);
    await expect(status({ ...navigation, 'sec-fetch-site': 'cross-site' })).resolves.toBe(403);
    await expect(status({ ...navigation, origin: 'null' })).resolves.toBe(403);
    const refused = await form(service, enquiry, { ...navigation, origin: 'https://evil.example' });
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toBe('<h1>error page 403</h1>');
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(4);
  });

  it('is refused with a page when it is too large or of another type', async () => {
    const service = await setUp();
    const large = await form(service, { ...enquiry, msg: 'x'.repeat(70_000) }, navigation);
    expect(large.statusCode).toBe(413);
    expect(large.body).toBe('<h1>error page 413</h1>');
    for (const type of ['application/json', 'text/plain', 'multipart/mixed; boundary=x']) {
      const other = await form(service, enquiry, { ...navigation, 'content-type': type });
      expect(other.statusCode).toBe(415);
      expect(other.body).toBe('<h1>error page 415</h1>');
    }
    const none = await service.server.inject({ method: 'POST', url: '/about' });
    expect(none.statusCode).toBe(415);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it('may be multipart, whose files are left out', async () => {
    const service = await setUp();
    const body = new FormData();
    for (const [name, value] of Object.entries(enquiry)) body.append(name, value);
    body.append('file', new Blob(['content']), 'file.txt');
    const encoded = new Response(body);
    const answer = await service.server.inject({
      method: 'POST',
      url: '/about',
      headers: { ...navigation, 'content-type': String(encoded.headers.get('content-type')) },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(303);
    const rows = await service.storage.db.selectFrom('enquiries').selectAll().execute();
    expect(rows).toMatchObject([enquiry]);
  });

  it.each([RESUME_MAX_BYTES + 1, 6_000_000, 20_000_000])(
    'keeps what was typed when its resume is too large: %i bytes',
    async (size) => {
      const service = await setUp();
      const body = new FormData();
      body.append('file', new File([Buffer.alloc(size)], 'cv.pdf'));
      for (const [name, value] of Object.entries(application)) body.append(name, String(value));
      const encoded = new Response(body);
      const answer = await service.server.inject({
        method: 'POST',
        url: '/career',
        headers: { ...navigation, 'content-type': String(encoded.headers.get('content-type')) },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      expect(answer.statusCode).toBe(413);
      expect(answer.body).toContain(applications.validation.file_too_large);
      expect(answer.body).toContain(application.applcnt_covr_letr);
      await expect(countRows(service.storage, 'applications')).resolves.toBe(0);
    },
  );

  it('that says it is multipart and is not, or is too large, is refused', async () => {
    const service = await setUp();
    const send = async (payload: string) =>
      service.server.inject({
        method: 'POST',
        url: '/about',
        headers: { ...navigation, 'content-type': 'multipart/form-data; boundary=x' },
        payload,
      });
    for (const payload of ['', 'user_name=Anu', '--x\r\nnonsense', '--x--']) {
      const answer = await send(payload);
      expect([400, 422], payload).toContain(answer.statusCode);
    }
    for (const length of [70_000, 6 * 1024 * 1024]) {
      const field = 'Content-Disposition: form-data; name="msg"';
      const answer = await send(`--x\r\n${field}\r\n\r\n${'x'.repeat(length)}\r\n--x--\r\n`);
      expect(answer.statusCode).toBe(413);
    }
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(0);
  });

  it('counts towards the same limit as the API', async () => {
    const service = await setUp({ RATE_LIMIT: 'on' });
    for (let index = 0; index < 20; index += 1) {
      const answer = await service.server.inject({
        method: 'POST',
        url: '/api/v0/save_enquiry',
        payload: { ...enquiry, email: `visitor${String(index)}@example.com` },
      });
      expect(answer.statusCode).toBe(201);
    }
    const answer = await form(service, enquiry, navigation);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain(enquiry.msg);
  });

  it('counts for its sender with the API, wherever it comes from', async () => {
    const service = await setUp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
    const from = (place: number) => ({ 'x-forwarded-for': `203.0.113.${String(place)}` });
    for (let place = 0; place < WRITES_PER_SENDER; place += 1) {
      const words = { ...enquiry, msg: `Call ${String(place)}` };
      const answer = await form(service, words, { ...navigation, ...from(place) });
      expect(answer.statusCode).toBe(303);
    }
    const refused = await form(service, enquiry, { ...navigation, ...from(100) });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.body).toContain(enquiry.msg);
    const byApi = await service.server.inject({
      method: 'POST',
      url: '/api/v0/save_enquiry',
      headers: from(101),
      payload: enquiry,
    });
    expect(byApi.statusCode).toBe(429);
    await expect(countRows(service.storage, 'enquiries')).resolves.toBe(WRITES_PER_SENDER);
  });
});

describe('the built site', () => {
  it('must be there', async () => {
    await expect(loadSite(temporaryFolder(), 'http://localhost')).rejects.toThrow(SiteMissingError);
    await expect(loadSite(temporaryFolder(), 'http://localhost')).rejects.toThrow(/npm run build/);
  });
});
