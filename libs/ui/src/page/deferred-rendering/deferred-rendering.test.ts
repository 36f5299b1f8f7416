import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferRendering, displayDrawings, finishRendering } from './deferred-rendering.ts';

/** Opens a page. `showFrame` runs what waits for the next frame. */
const visit = (type: NavigationTimingType, hash = '', prerendering = false) => {
  const attributes: Record<string, string> = {};
  const frames: (() => void)[] = [];
  let paint = () => undefined;
  let load = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onPaint: typeof paint) {
        paint = onPaint;
      }
      observe = vi.fn();
    },
  );
  vi.stubGlobal('addEventListener', (_: string, onLoad: typeof load) => {
    load = onLoad;
  });
  vi.stubGlobal('requestAnimationFrame', (onFrame: () => void) => frames.push(onFrame));
  vi.stubGlobal(
    'setTimeout',
    (task: (...args: readonly unknown[]) => void, _: number, ...args: readonly unknown[]) => {
      task(...args);
    },
  );
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', {
    prerendering,
    documentElement: {
      getAttribute: (name: string) => attributes[name] ?? null,
      setAttribute: (name: string, value: string) => {
        attributes[name] = value;
      },
    },
  });
  deferRendering();
  return {
    attributes,
    paint: () => paint(),
    load: () => load(),
    showFrame: () => frames.shift()?.(),
  };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('deferRendering', () => {
  it('defers content below the fold of a page that opens at its top', () => {
    expect(visit('navigate').attributes).toEqual({
      'data-deferring': 'below',
      'data-deferred-svgs': '',
    });
  });
  it.each([
    ['reload', ''],
    ['back_forward', ''],
    ['navigate', '#part'],
  ] as const)('does nothing when a page may open elsewhere: %s %s', (type, hash) => {
    expect(visit(type, hash).attributes).toEqual({});
  });
  it('does nothing when a page is prerendered', () => {
    expect(visit('navigate', '', true).attributes).toEqual({});
  });
  it('renders a stage a frame when the first band is painted', () => {
    const { attributes, paint, showFrame } = visit('navigate');
    paint();
    const stages = [0, 1, 2, 3].map(() => {
      const stage = attributes['data-deferring'];
      showFrame();
      return stage;
    });
    expect(stages).toEqual(['bands', 'cards', '', '']);
  });
  it('renders the stages when the page is loaded and its paint is not told', () => {
    const { attributes, load } = visit('navigate');
    load();
    expect(attributes['data-deferring']).toBe('bands');
  });
  it('renders the stages once when the page is loaded after its paint', () => {
    const { attributes, paint, load, showFrame } = visit('navigate');
    paint();
    showFrame();
    load();
    expect(attributes['data-deferring']).toBe('cards');
  });
});

describe('displayDrawings', () => {
  it('removes the mark that defers drawings', () => {
    const removeAttribute = vi.fn();
    vi.stubGlobal('document', { documentElement: { removeAttribute } });
    displayDrawings();
    expect(removeAttribute).toHaveBeenCalledExactlyOnceWith('data-deferred-svgs');
  });
});

describe('finishRendering (when nothing was deferred)', () => {
  it.each([
    ['is shown', false, 0],
    ['is prerendered', true, 1],
  ] as const)('forces layout only while a page is prerendered: it %s', (_, prerendering, times) => {
    const getBoundingClientRect = vi.fn();
    const documentElement = { hasAttribute: () => false, getBoundingClientRect };
    vi.stubGlobal('document', { prerendering, documentElement });
    const onFinished = vi.fn();
    finishRendering(onFinished);
    expect(getBoundingClientRect).toHaveBeenCalledTimes(times);
    expect(onFinished).toHaveBeenCalledOnce();
  });
});
