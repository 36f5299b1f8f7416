import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { directPageTransitions, slidePageOut } from './page-transition-direction.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const entry = (index: number) => ({ index });
const back = { navigationType: 'traverse', from: entry(3), entry: entry(2) };

describe('directPageTransitions', () => {
  const to = (url: string, more: object = {}) => ({
    navigationType: 'push',
    downloadRequest: null,
    formData: null,
    ...more,
    destination: {
      url,
      sameDocument: false,
      index: -1,
      ...(more as { destination?: object }).destination,
    },
  });
  const about = 'https://example.com/about';

  const open = (activation: object | null, { prerendering = false, reduced = false } = {}) => {
    const target = new EventTarget();
    const attributes = new Map<string, string>();
    const documentElement = {
      hasAttribute: (name: string) => attributes.has(name),
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
      getBoundingClientRect: vi.fn(),
    };
    const caught = vi.fn();
    const navigation = Object.assign(new EventTarget(), {
      activation,
      currentEntry: entry(3),
      navigate: vi.fn((url: string) => {
        navigate(to(url), { cancelable: true });
        return { committed: { catch: caught }, finished: { catch: caught } };
      }),
    });
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
    vi.stubGlobal('location', { origin: 'https://example.com' });
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const shown = Promise.withResolvers<undefined>();
    const document = Object.assign(new EventTarget(), {
      documentElement,
      prerendering,
      querySelector: () => ({ getAnimations: () => [{ ready: shown.promise }] }),
    });
    vi.stubGlobal('document', document);
    vi.stubGlobal('navigation', navigation);
    directPageTransitions();
    const stop = slidePageOut();
    /** Returns whether the navigation goes on. */
    const navigate = (event: object, options?: EventInit): boolean =>
      navigation.dispatchEvent(Object.assign(new Event('navigate', options), event));
    return {
      stop,
      target,
      document,
      navigation,
      navigate,
      caught,
      restarts: documentElement.getBoundingClientRect,
      direction: () => attributes.get('data-page-dir'),
      exit: () => attributes.get('data-page-exit'),
      /** Asks for a page as a link does. */
      follow: (url: string, more?: object) => navigate(to(url, more), { cancelable: true }),
      drawFrame: () => {
        for (const draw of frames.splice(0)) draw();
      },
      /** Has the movement begun on the screen. */
      show: async () => {
        shown.resolve(undefined);
        await new Promise(setImmediate);
      },
      navigatedTo: () => navigation.navigate.mock.calls.map(([url]) => url),
    };
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
    ['is none on the first page of a tab in Firefox', 'none', null],
    ['is none from elsewhere', 'none', { navigationType: 'push', from: null, entry: entry(1) }],
    [
      'is none when the page is loaded again',
      'none',
      { navigationType: 'reload', from: entry(1), entry: entry(1) },
    ],
  ])('the direction %s', (_case, expected, activation) => {
    expect(open(activation).direction()).toBe(expected);
  });

  it.each([
    ['the usual one from a page of the site', 'https://example.com/', undefined],
    ['none from another site', 'https://example.org/', 'none'],
    ['none from nowhere', '', 'none'],
  ])('without the Navigation API, the direction is %s', (_case, referrer, expected) => {
    const { target, document, direction } = open(null);
    Reflect.deleteProperty(globalThis, 'navigation');
    Object.assign(document, { referrer });
    directPageTransitions();
    expect(direction()).toBe(expected);
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(direction()).toBeUndefined();
  });

  it('has a page that was made ready come in when it is shown', () => {
    const { document, direction } = open(null, { prerendering: true });
    expect(direction()).toBe('none');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(direction()).toBeUndefined();
  });

  it('has a page come in again that the browser had kept', () => {
    const { target, navigation, direction } = open({
      navigationType: 'push',
      from: entry(1),
      entry: entry(2),
    });
    target.dispatchEvent(new Event('pagehide'));
    expect(direction()).toBe('none');
    navigation.activation = back;
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(direction()).toBe('back');
  });

  it('has the page slide out when another one of the site is asked for', () => {
    const { navigate, exit, target } = open(null);
    navigate(to(about));
    expect(exit()).toBe('');
    target.dispatchEvent(new Event('pagehide'));
    expect(exit()).toBeUndefined();
  });

  it.each([
    ['back', 2],
    ['', 4],
  ])('has the page slide out to the side of the step in the history: %j', (side, index) => {
    const { navigate, exit } = open(null);
    navigate(to(about, { navigationType: 'traverse', destination: { index } }));
    expect(exit()).toBe(side);
  });

  it('has the page slide out anew when the visitor asks again', () => {
    const { navigate, exit, restarts } = open(null);
    navigate(to(about));
    expect(restarts).not.toHaveBeenCalled();
    navigate(to(about));
    expect(restarts).toHaveBeenCalledOnce();
    expect(exit()).toBe('');
  });

  it.each([
    ['a place of the page', to(about, { destination: { sameDocument: true } })],
    ['a file to save', to('https://example.com/a.pdf', { downloadRequest: '' })],
    ['an answer to a form', to(about, { formData: new FormData() })],
    ['the page itself again', to(about, { navigationType: 'reload' })],
    ['another site', to('https://example.org/about')],
    ['a mail program', to('mailto:office@example.com')],
  ])('keeps the page in place for %s', (_case, event) => {
    const { navigate, exit } = open(null);
    navigate(event);
    expect(exit()).toBeUndefined();
  });

  it('keeps the page in place for a file to save, of which Firefox tells twice', () => {
    const { follow, exit, navigatedTo } = open(null);
    const file = 'https://example.com/firefox.pdf';
    follow(file, { downloadRequest: '' });
    expect(follow(file)).toBe(true);
    expect(exit()).toBeUndefined();
    expect(follow(about)).toBe(false);
    expect(navigatedTo()).toEqual([]);
  });

  it('asks for the page of a link when it has been seen to move', async () => {
    const { follow, drawFrame, show, exit, navigatedTo } = open(null);
    expect(follow(about)).toBe(false);
    expect(exit()).toBe('');
    drawFrame();
    drawFrame();
    expect(navigatedTo()).toEqual([]);
    await show();
    drawFrame();
    expect(navigatedTo()).toEqual([about]);
    expect(exit()).toBe('');
    vi.runAllTimers();
    expect(navigatedTo()).toEqual([about]);
  });

  it('asks for the page of a link after 50 ms when no frame is drawn', () => {
    const { follow, navigatedTo } = open(null);
    follow(about);
    vi.advanceTimersByTime(49);
    expect(navigatedTo()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(navigatedTo()).toEqual([about]);
  });

  it('takes it for no error that the page it asked for does not come', () => {
    const { follow, caught } = open(null);
    follow(about);
    vi.runAllTimers();
    expect(caught).toHaveBeenCalledTimes(2);
  });

  it('asks for the last page alone when a second link, or Back, follows at once', () => {
    const { follow, navigate, navigatedTo } = open(null);
    follow(about);
    follow('https://example.com/blog');
    vi.runAllTimers();
    expect(navigatedTo()).toEqual(['https://example.com/blog']);
    follow(about);
    navigate(to(about, { navigationType: 'traverse', destination: { index: 2 } }));
    vi.runAllTimers();
    expect(navigatedTo()).toEqual(['https://example.com/blog']);
  });

  it.each([
    ['a place of the page', to(about, { destination: { sameDocument: true } })],
    ['a file to save', to('https://example.com/a.pdf', { downloadRequest: '' })],
  ])('asks for the page of a link although %s is asked for next', (_case, next) => {
    const { follow, navigate, navigatedTo } = open(null);
    follow(about);
    navigate(next);
    vi.runAllTimers();
    expect(navigatedTo()).toEqual([about]);
  });

  it.each([
    ['the page is replaced', { navigationType: 'replace' }, {}],
    ['motion is reduced', {}, { reduced: true }],
  ])('does not hold a navigation up when %s', (_case, more, options) => {
    const { follow } = open(null, options);
    expect(follow(about, more)).toBe(true);
  });

  it('keeps the page in place once it is stopped', () => {
    const { stop, follow, exit } = open(null);
    stop();
    expect(follow(about)).toBe(true);
    expect(exit()).toBeUndefined();
  });

  it('keeps the page in place without the Navigation API', () => {
    expect(slidePageOut).not.toThrow();
  });
});
