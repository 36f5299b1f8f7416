import { SOURCE_HEADER } from '@example/api/pages';
import { expect, it } from 'vitest';
import { fakePages } from '../../testing/fake-site.ts';
import { createTestService } from '../../testing/test-service.ts';

const origin = 'https://www.example.com';

const setUp = async () => {
  const { server } = await createTestService({
    environment: { PUBLIC_ORIGIN: origin },
    pages: fakePages,
  });
  const get = async (url: string, referer?: string, headers: Record<string, string> = {}) =>
    server.inject({
      url,
      headers: { host: 'site.internal', ...headers, ...(referer !== undefined && { referer }) },
    });
  return {
    get,
    sourceOf: async (url: string, referer?: string) =>
      /<i>(.*)<\/i>/.exec((await get(url, referer)).body)?.[1],
  };
};

it.each([
  ['/career', undefined, undefined],
  ['/career?utm_source=LinkedIn', undefined, 'linkedin'],
  ['/career?utm_source=Foire%20%C3%A9t%C3%A9', undefined, 'foire été'],
  ['/career?utm_source=first', 'https://www.second.example/', 'first'],
  ['/career?utm_source=+', 'https://www.second.example/', 'second.example'],
  ['/career', 'https://www.Search.example/path?q=secret#part', 'search.example'],
  ['/career', 'http://search.example:8080/', 'search.example'],
  ['/career', 'android-app://com.example.mail/', 'com.example.mail'],
  ['/career', 'about:blank', undefined],
  ['/career', 'javascript:alert(1)', undefined],
  ['/career', 'no address', undefined],
  ['/career', `${origin}/about`, undefined],
  ['/career', `${origin}/about?utm_source=flyer`, 'flyer'],
  ['/career', 'http://site.internal/about?utm_source=flyer', 'flyer'],
  ['/about?x=1&utm_source=flyer', 'https://www.search.example/', undefined],
])('the visitor of %s who came from %s has the source %s', async (url, referer, source) => {
  const { sourceOf } = await setUp();
  await expect(sourceOf(url, referer)).resolves.toBe(source);
});

it('visitors from elsewhere share no page with others, neither here nor in a cache between', async () => {
  const { get, sourceOf } = await setUp();
  const search = 'https://search.example/';
  const plain = await get('/career');
  await expect(sourceOf('/career', search)).resolves.toBe('search.example');
  await expect(sourceOf('/career', 'https://other.example/')).resolves.toBe('other.example');
  await expect(sourceOf('/career')).resolves.toBeUndefined();
  await expect(sourceOf('/career%20search.example')).resolves.toBeUndefined();
  const again = await get('/career', 'https://www.search.example/other');
  expect(again.body).toBe((await get('/career', search)).body);
  expect(again.headers.vary).toBe('Accept-Encoding, Referer');
  expect(again.headers.etag).not.toBe(plain.headers.etag);
  const etag = String(plain.headers.etag);
  expect((await get('/career', search, { 'if-none-match': etag })).statusCode).toBe(200);
  expect((await get('/career', undefined, { 'if-none-match': etag })).statusCode).toBe(304);
});

it('no visitor names the source of a page by the header of the service itself', async () => {
  const { get } = await setUp();
  expect((await get('/career', undefined, { [SOURCE_HEADER]: 'x' })).body).not.toContain('<i>');
});
