import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPagesService, getPage, postForm } from '../../testing/pages.ts';
import { fakePages } from '../../testing/fake-site.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { createTestService } from '../../testing/test-service.ts';
import { loadSite, SiteMissingError } from './load-site.ts';

describe('addresses', () => {
  it('lead to pages by one way only, and never to another site', async () => {
    const service = await createPagesService();
    for (const [url, location] of [
      ['/home', '/'],
      ['/home/', '/'],
      ['/home?x=1', '/?x=1'],
      ['/about/', '/about'],
      ['/about//', '/about'],
      ['/career/?q=a%20b&type=1', '/career?q=a%20b&type=1'],
    ]) {
      const answer = await getPage(service, String(url));
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
      '/100%',
      '/%E0%A4%A',
      '/index.html',
      '/pages/index.html',
      '/server/entry-server.js',
      '/site.json',
    ]) {
      const answer = await getPage(service, url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers).not.toHaveProperty('location');
    }
  });

  it('are taken as they were sent', async () => {
    const service = await createPagesService();
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
    const service = await createPagesService();
    const page = await getPage(service, '/nothing', { accept: 'text/html,*/*;q=0.8' });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<h1>404</h1>');
    expect(page.headers['content-security-policy']).toContain('sha256-');
    const json = await getPage(service, '/nothing', { accept: 'application/json' });
    expect(json.statusCode).toBe(404);
    expect(json.json()).toMatchObject({ type: 'urn:problem:not-found', status: 404 });
    expect((await getPage(service, '/api/nothing', { accept: 'text/html' })).json()).toHaveProperty(
      'type',
    );
  });

  it('share a process with the page that links to them: they have no session to guard', async () => {
    const service = await createPagesService();
    for (const url of ['/', '/about', '/nothing']) {
      const { headers } = await getPage(service, url, { accept: 'text/html' });
      expect(headers, url).not.toHaveProperty('cross-origin-opener-policy');
      expect(headers, url).toHaveProperty('cross-origin-resource-policy', 'same-origin');
    }
  });

  it('take the methods they have', async () => {
    const service = await createPagesService();
    for (const [url, allow] of [
      ['/about', 'GET, HEAD, POST'],
      ['/notes.txt', 'GET, HEAD'],
      ['/robots.txt', 'GET, HEAD'],
      ['/home', 'GET, HEAD'],
      ['/assets/page-1a2b3c.js', 'GET, HEAD'],
    ] as const) {
      for (const method of ['DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'LOCK']) {
        const answer = await service.server.inject({ method, url });
        expect(answer.statusCode, method).toBe(405);
        expect(answer.headers.allow).toBe(allow);
        expect(answer.body).toContain('error page 405');
      }
    }
    expect((await service.server.inject({ method: 'PUT', url: '/nothing' })).statusCode).toBe(404);
    expect((await postForm(service, {}, {}, '/robots.txt')).statusCode).toBe(405);
    expect((await postForm(service, {}, {}, '/nothing')).statusCode).toBe(404);
    const probe = await service.server.inject({ method: 'POST', url: '/healthz' });
    expect(probe.statusCode).toBe(405);
    expect(probe.headers.allow).toBe('GET, HEAD');
  });
});

describe('files', () => {
  it('are served for ever under hashed names, compressed at build', async () => {
    const service = await createPagesService();
    const answer = await getPage(service, '/assets/page-1a2b3c.js', {
      'accept-encoding': 'gzip, br',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('assetasset');
  });

  it('are sent whole where a part is asked for, even one behind their end', async () => {
    const service = await createPagesService();
    for (const range of ['bytes=0-3', 'bytes=99999999-']) {
      const answer = await getPage(service, '/assets/page-1a2b3c.js', { range });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['accept-ranges']).toBeUndefined();
      expect(answer.body).toContain('assetasset');
    }
  });

  it('are served of earlier releases, too, each as it was compressed', async () => {
    const kept = temporaryFolder();
    const code = 'earlier'.repeat(300);
    writeFileSync(join(kept, 'page-0f0f0f.js'), code);
    writeFileSync(join(kept, 'page-0f0f0f.js.br'), brotliCompressSync(code));
    const service = await createTestService({
      pages: async (settings) => fakePages(settings, [kept]),
    });
    const earlier = await getPage(service, '/assets/page-0f0f0f.js', { 'accept-encoding': 'br' });
    expect(earlier.statusCode).toBe(200);
    expect(brotliDecompressSync(earlier.rawPayload).toString()).toBe(code);
    expect((await getPage(service, '/assets/page-1a2b3c.js')).statusCode).toBe(200);
    expect((await getPage(service, '/assets/page-ffffff.js')).statusCode).toBe(404);
  });

  it('are served for a while under other names, hidden ones never', async () => {
    const service = await createPagesService();
    const known = await getPage(service, '/.well-known/known.txt');
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
      const answer = await getPage(service, url);
      expect([403, 404], url).toContain(answer.statusCode);
      expect(answer.body).not.toMatch(/SECRET|hidden|"origin"/);
    }
  });
});

describe('a PDF', () => {
  it('is shown in the browser, and may be kept for a while', async () => {
    const { headers } = await getPage(await createPagesService(), '/leaflet.pdf');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=3600',
    });
  });
});

describe('a picture to share', () => {
  it('may be shown by other sites, and nothing else may', async () => {
    const service = await createPagesService();
    const policyOf = async (url: string) =>
      (await getPage(service, url)).headers['cross-origin-resource-policy'];
    await expect(policyOf('/share/about.png')).resolves.toBe('cross-origin');
    await expect(policyOf('/notes.txt')).resolves.toBe('same-origin');
  });
});

describe('the built site', () => {
  it('must be there', async () => {
    await expect(loadSite(temporaryFolder(), 'http://localhost')).rejects.toThrow(SiteMissingError);
    await expect(loadSite(temporaryFolder(), 'http://localhost')).rejects.toThrow(/npm run build/);
  });
});
