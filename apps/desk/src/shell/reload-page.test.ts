import { afterEach, expect, it, vi } from 'vitest';
import { reloadPage } from './reload-page.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['reloads the page when the service answers', () => Promise.resolve(new Response('{}')), 1],
  [
    'stays when a proxy answers that it is away',
    () => Promise.resolve(new Response('', { status: 502 })),
    0,
  ],
  [
    'reloads the page when a proxy asks for a sign-in',
    () => Promise.resolve(new Response('', { status: 401 })),
    1,
  ],
  ['stays when nothing answers', () => Promise.reject(new TypeError('failed to fetch')), 0],
])('%s', async (_what, answer, reloads) => {
  const reload = vi.fn();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('window', { location: { reload } });
  await reloadPage();
  expect(reload).toHaveBeenCalledTimes(reloads);
});
