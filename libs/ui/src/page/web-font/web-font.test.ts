import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWebFont, prepareWebFont } from './index.ts';

const FONT = '/assets/font.woff2';

/** A page that was come to from there. */
const visit = (referrer: string) => {
  const attributes = new Set<string>();
  const links: object[] = [];
  vi.stubGlobal('location', { origin: 'https://example.com' });
  vi.stubGlobal('document', {
    referrer,
    documentElement: {
      setAttribute: (name: string) => attributes.add(name),
      hasAttribute: (name: string) => attributes.has(name),
    },
    createElement: (tag: string) => ({ tag }),
    head: { append: (link: object) => links.push(link) },
  });
  prepareWebFont(FONT);
  return { attributes, links };
};

const answer = (result: () => Promise<unknown>) => {
  const fetching = vi.fn(result);
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('prepareWebFont (on a page that is come to from the same site)', () => {
  it('asks for the font before anything else, as a font is asked for', () => {
    const { attributes, links } = visit('https://example.com/about');
    expect(attributes).toEqual(new Set());
    expect(links).toEqual([
      {
        tag: 'link',
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
        href: FONT,
      },
    ]);
  });

  it('does not fetch it once more', async () => {
    visit('https://example.com/about');
    const fetching = answer(() => Promise.reject(new Error('must not be asked')));
    await fetchWebFont(FONT);
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe.each([
  ['opened directly', ''],
  ['come to from another site', 'https://example.org/'],
  ['come to from another port', 'https://example.com:8443/'],
])('fetchWebFont (on a page that is %s)', (_, referrer) => {
  it('does without the font', () => {
    const { attributes, links } = visit(referrer);
    expect(attributes).toEqual(new Set(['data-without-web-font']));
    expect(links).toEqual([]);
  });

  it('reads it to its end for the next page', async () => {
    visit(referrer);
    const blob = vi.fn(() => Promise.resolve(new Blob()));
    const fetching = answer(() => Promise.resolve({ blob }));
    await fetchWebFont(FONT);
    expect(fetching).toHaveBeenCalledExactlyOnceWith(FONT, { priority: 'low' });
    expect(blob).toHaveBeenCalledOnce();
  });

  it('bears that there is no network', async () => {
    visit(referrer);
    answer(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(fetchWebFont(FONT)).resolves.toBeUndefined();
  });
});
