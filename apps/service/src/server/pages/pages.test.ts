import type { Site } from '@example/api/pages';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { closeVacancy, importVacancies } from '../../features/vacancies/index.ts';
import { BUILT_ORIGIN, fakePages, inlineScriptSource } from '../../testing/fake-site.ts';
import { createPagesService, getPage, postForm } from '../../testing/pages.ts';
import { createTestService } from '../../testing/test-service.ts';
import { vacancyFile } from '../../testing/vacancies.ts';

describe('a stored page', () => {
  it('is answered in the coding the browser prefers', async () => {
    const service = await createPagesService();
    const plain = await getPage(service, '/about');
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toContain('<h1>about</h1>');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    });
    const br = await getPage(service, '/about', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await getPage(service, '/about', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const etags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(3);
  });

  it('is not sent again to a browser that has it', async () => {
    const service = await createPagesService();
    const first = await getPage(service, '/', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    const again = await getPage(service, '/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    const other = await getPage(service, '/', { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    const weak = await getPage(service, '/', {
      'accept-encoding': 'br',
      'if-none-match': `W/${etag}`,
    });
    expect(weak.statusCode).toBe(304);
  });

  it('has a policy of hashes, without unsafe words or other origins', async () => {
    const service = await createPagesService();
    const policy = String((await getPage(service, '/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${inlineScriptSource(BUILT_ORIGIN)};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|http|\*/);
  });

  it('may use the fonts that its own styles hold, where they hold one, and else none but files', async () => {
    const service = await createPagesService({ PUBLIC_ORIGIN: 'https://www.example.com' });
    const policyOf = async (url: string) =>
      String((await getPage(service, url)).headers['content-security-policy']);
    await expect(policyOf('/')).resolves.toContain("; font-src 'self' data:;");
    await expect(policyOf('/about')).resolves.toContain("; font-src 'self';");
  });

  it('names the origin it is served under, its inline scripts and their hashes too', async () => {
    const origin = 'https://www.example.com';
    const service = await createPagesService({ PUBLIC_ORIGIN: origin });
    for (const [coding, read] of [
      ['identity', (bytes: Buffer) => bytes.toString()],
      ['br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
      ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
    ] as const) {
      const answer = await getPage(service, '/about', { 'accept-encoding': coding });
      expect(read(answer.rawPayload)).toContain(`${origin}/about`);
      expect(read(answer.rawPayload)).not.toContain(BUILT_ORIGIN);
      expect(answer.headers['content-security-policy']).toContain(inlineScriptSource(origin));
    }
    expect((await getPage(service, '/notes.txt')).body).toBe(`See ${origin}/about\n`);
  });

  it('answers HEAD like GET, without the body', async () => {
    const service = await createPagesService();
    for (const url of ['/about', '/career', '/nothing', '/notes.txt', '/sitemap.xml']) {
      const head = await service.server.inject({ method: 'HEAD', url });
      const full = await getPage(service, url);
      expect(head.statusCode).toBe(full.statusCode);
      expect(head.body).toBe('');
      expect(head.headers['content-length']).toBe(full.headers['content-length']);
    }
  });
});

describe('a rendered page', () => {
  it('is kept until the vacancies change', async () => {
    const service = await createPagesService();
    const first = await getPage(service, '/career?q=a', { 'accept-encoding': 'br' });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(first.headers['content-security-policy']).toContain("'sha256-rendered'");
    const text = brotliDecompressSync(first.rawPayload).toString();
    expect(text).toContain('1 /career?q=a Vacancy 1<p>');
    expect((await getPage(service, '/career?q=a')).body).toBe(text);
    const etag = String(first.headers.etag);
    const known = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await getPage(service, '/career?q=a', known)).statusCode).toBe(304);
    await importVacancies(service.storage, vacancyFile([{ job_id: 3 }]));
    const next = await getPage(service, '/career?q=a', known);
    expect(next.statusCode).toBe(200);
    expect(brotliDecompressSync(next.rawPayload).toString()).toContain('Vacancy 1, Vacancy 3');
    await closeVacancy(service.storage, 1);
    expect((await getPage(service, '/career?q=a')).body).toContain('q=a Vacancy 3<p>');
  });

  it('is rendered once for those who come at the same moment', async () => {
    const service = await createPagesService();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => getPage(service, '/career')),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('takes the place of a stored one when there is a query', async () => {
    const service = await createPagesService();
    expect((await getPage(service, '/about?x=1')).body).toContain('/about?x=1 Vacancy 1');
    expect((await getPage(service, '/about?')).body).toContain('<h1>about</h1>');
  });

  it('says itself that the vacancies cannot be read', async () => {
    const service = await createPagesService();
    await service.storage.close();
    const answer = await getPage(service, '/career');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toBe('no list: internal');
    expect(answer.headers['retry-after']).toBe('5');
    expect(service.logged()).toContain(`"req":"${String(answer.headers['x-request-id'])}"`);
    expect((await getPage(service, '/about')).statusCode).toBe(200);
  });

  it('that fails shows the error page and nothing of the inside', async () => {
    const service = await createPagesService();
    const answer = await getPage(service, '/career?throw=1');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('<h1>error page 500</h1>');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('of an error is rendered once for all who meet it at a path', async () => {
    const rendered: string[] = [];
    const service = await createTestService({
      pages: async (settings) => {
        const source = await fakePages(settings);
        const renderError: Site['renderError'] = async (status, request) => {
          rendered.push(`${String(status)} ${new URL(request.url).pathname}`);
          return source.site.renderError(status, request);
        };
        return { ...source, site: { ...source.site, renderError } };
      },
    });
    for (const url of ['/career?throw=1', '/career?throw=2', '/login?throw=1']) {
      const { statusCode, body } = await getPage(service, url);
      expect([statusCode, body], url).toEqual([500, '<h1>error page 500</h1>']);
    }
    const { statusCode } = await postForm(service, {}, { 'content-type': 'text/plain' }, '/career');
    expect(statusCode).toBe(415);
    expect(rendered).toEqual(['500 /career', '500 /login', '415 /career']);
  });
});

describe('what is written or rendered for one request', () => {
  it('is limited for a visitor, and what is stored is not', async () => {
    const service = await createPagesService({ RATE_LIMIT: 'on' });
    const statusesOf = async (urls: readonly string[]) =>
      Promise.all(urls.map(async (url) => (await getPage(service, url)).statusCode));
    const own = ['/career?q=a', '/career.ics?job=1', '/career.ics', '/career.atom', '/sitemap.xml'];
    expect(new Set(await statusesOf(own))).toEqual(new Set([200]));
    await statusesOf(Array.from({ length: 3_000 }, () => '/api/v0/nothing'));
    expect(new Set(await statusesOf(own))).toEqual(new Set([429]));
    await expect(statusesOf(['/about', '/robots.txt', '/notes.txt'])).resolves.toEqual([
      200, 200, 200,
    ]);
  });
});
