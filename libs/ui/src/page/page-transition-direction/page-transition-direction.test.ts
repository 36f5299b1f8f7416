import { afterEach, describe, expect, it, vi } from 'vitest';
import { directPageTransitions } from './page-transition-direction.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const entry = (index: number) => ({ index });
const back = { navigationType: 'traverse', from: entry(3), entry: entry(2) };

describe('directPageTransitions', () => {
  const open = (activation: object | null, { prerendering = false } = {}) => {
    const target = new EventTarget();
    const attributes = new Map<string, string>();
    const documentElement = {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    };
    const navigation = { activation };
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const document = Object.assign(new EventTarget(), { documentElement, prerendering });
    vi.stubGlobal('document', document);
    vi.stubGlobal('navigation', navigation);
    directPageTransitions();
    return { target, document, navigation, way: () => attributes.get('data-page-way') };
  };

  it.each([
    ['turns where it leads back', 'back', back],
    [
      'is the usual one forward',
      undefined,
      { navigationType: 'traverse', from: entry(2), entry: entry(3) },
    ],
    [
      'is the usual one to a new page',
      undefined,
      { navigationType: 'push', from: entry(2), entry: entry(3) },
    ],
    ['is the usual one without the Navigation API', undefined, null],
    ['is none from elsewhere', 'none', { navigationType: 'push', from: null, entry: entry(1) }],
    [
      'is none when the page is loaded again',
      'none',
      { navigationType: 'reload', from: entry(1), entry: entry(1) },
    ],
  ])('the way %s', (_case, expected, activation) => {
    expect(open(activation).way()).toBe(expected);
  });

  it('has a page that was made ready come in when it is shown', () => {
    const { document, way } = open(null, { prerendering: true });
    expect(way()).toBe('none');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(way()).toBeUndefined();
  });

  it('has a page come in again that the browser had kept', () => {
    const { target, navigation, way } = open({
      navigationType: 'push',
      from: entry(1),
      entry: entry(2),
    });
    target.dispatchEvent(new Event('pagehide'));
    expect(way()).toBe('none');
    navigation.activation = back;
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(way()).toBe('back');
  });
});
