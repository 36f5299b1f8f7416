import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUpOnScroll } from './count-up-on-scroll.ts';

/** A figure with no more than the function touches; `seen` is what it showed, in order. */
const createFigure = () => {
  const attributes = new Map([['data-target', '200']]);
  const seen: string[] = [];
  const setAttribute = (name: string, value: string) => {
    attributes.set(name, value);
    if (seen.at(-1) !== value) seen.push(value);
  };
  return {
    seen,
    setAttribute,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    hasAttribute: (name: string) => attributes.has(name),
    removeAttribute: (name: string) => attributes.delete(name),
    count: () => attributes.get('data-count'),
  };
};

const watch = (figure = createFigure()) => {
  const observed = new Set<unknown>();
  let report: (entries: object[]) => void = () => undefined;
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
  const stop = countUpOnScroll([figure as unknown as Element]);
  const place = (isIntersecting: boolean, top: number) =>
    report([{ target: figure, isIntersecting, boundingClientRect: { top } }]);
  return { figure, observed, stop, place };
};

const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

beforeEach(() => {
  vi.useFakeTimers();
  motion(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('countUpOnScroll', () => {
  it('has a figure below the view show 0 before it is seen, then counts once, for a second', () => {
    const { figure, observed, place } = watch();
    place(false, 900);
    expect(figure.count()).toBe('');
    place(true, 700);
    expect(figure.count()).toBe('0');
    vi.advanceTimersByTime(500);
    expect(Number(figure.count())).toBeCloseTo(100, -1);
    vi.advanceTimersByTime(520);
    expect(figure.count()).toBeUndefined();
    expect(figure.seen.map(Number)).toEqual(figure.seen.map(Number).toSorted((a, b) => a - b));
    expect(observed.size).toBe(0);
  });

  it.each([
    ['in view', true, 100],
    ['above it', false, -500],
  ])('leaves the final value alone of what is %s at first', (_place, isIntersecting, top) => {
    const { figure, observed, place } = watch();
    place(isIntersecting, top);
    vi.advanceTimersByTime(2000);
    expect(figure.seen).toEqual([]);
    expect(observed.size).toBe(0);
  });

  it('counts once when two scripts watch', () => {
    const first = watch();
    first.place(false, 900);
    const second = watch(first.figure);
    second.place(false, 900);
    first.place(true, 700);
    vi.advanceTimersByTime(500);
    const half = Number(first.figure.count());
    second.place(true, 700);
    vi.advanceTimersByTime(100);
    expect(Number(first.figure.count())).toBeGreaterThan(half);
  });

  it('shows the final value of what still waits when it is stopped', () => {
    const { figure, stop, place } = watch();
    place(false, 900);
    stop();
    expect(figure.count()).toBeUndefined();
  });

  it('does nothing for visitors who asked for reduced motion', () => {
    motion(true);
    expect(watch().observed.size).toBe(0);
  });
});
