import { afterEach, describe, expect, it, vi } from 'vitest';
import { revealOnScroll, runChainsOnScroll } from './reveal-on-scroll.ts';

/** An element with no more than the function touches. */
const createElement = () => {
  const attributes = new Map<string, string>();
  const listeners: (() => void)[] = [];
  return {
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    endAnimation: () => listeners.splice(0).forEach((listener) => listener()),
    state: () => attributes.get('data-reveal-state') ?? attributes.get('data-run'),
  };
};

type Watched = ReturnType<typeof createElement>;

const watch = ({ reduced = false, scroll = revealOnScroll } = {}) => {
  const observed = new Set<unknown>();
  let report: (entries: object[]) => void = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        report = callback;
      }
      observe = (element: unknown) => observed.add(element);
      unobserve = (element: unknown) => observed.delete(element);
      disconnect = () => observed.clear();
    },
  );
  const element = createElement();
  const stop = scroll([element as unknown as Element]);
  const place = (target: Watched, isIntersecting: boolean, top: number) =>
    report([{ target, isIntersecting, boundingClientRect: { top }, rootBounds: { bottom: 800 } }]);
  return { element, observed, stop, place };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('revealOnScroll', () => {
  it('has what is below the view wait, come in once, and be left alone', () => {
    const { element, observed, place } = watch();
    place(element, false, 900);
    expect(element.state()).toBe('waiting');
    place(element, true, 700);
    expect(element.state()).toBe('running');
    expect(observed.size).toBe(0);
    element.endAnimation();
    expect(element.state()).toBeUndefined();
  });

  it.each([
    ['in view', true, 100],
    ['above it', false, -500],
  ])('leaves alone what is %s at first', (_place, isIntersecting, top) => {
    const { element, observed, place } = watch();
    place(element, isIntersecting, top);
    expect(element.state()).toBeUndefined();
    expect(observed.size).toBe(0);
  });

  it('shows what still waits when it is stopped', () => {
    const { element, observed, stop, place } = watch();
    place(element, false, 900);
    stop();
    expect(element.state()).toBeUndefined();
    expect(observed.size).toBe(0);
  });

  it('does nothing for visitors who asked for reduced motion', () => {
    expect(watch({ reduced: true }).observed.size).toBe(0);
  });
});

describe('runChainsOnScroll', () => {
  it('has a chain below the view wait, and run for good when it is scrolled to', () => {
    const { element, observed, place } = watch({ scroll: runChainsOnScroll });
    place(element, false, 900);
    expect(element.state()).toBe('waiting');
    place(element, true, 700);
    element.endAnimation();
    expect(element.state()).toBe('running');
    expect(observed.size).toBe(0);
  });

  it('has a chain in view run at once, and leaves one above it alone', () => {
    const seen = watch({ scroll: runChainsOnScroll });
    seen.place(seen.element, true, 100);
    expect(seen.element.state()).toBe('running');
    const above = watch({ scroll: runChainsOnScroll });
    above.place(above.element, false, -500);
    expect(above.element.state()).toBeUndefined();
  });

  it('does nothing for visitors who asked for reduced motion', () => {
    expect(watch({ reduced: true, scroll: runChainsOnScroll }).observed.size).toBe(0);
  });
});
