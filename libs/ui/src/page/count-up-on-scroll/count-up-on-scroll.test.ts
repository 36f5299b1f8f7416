import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asElements, createScrolledPage } from '../../testing/scrolled-page.ts';
import { countUpOnScroll } from './count-up-on-scroll.ts';
import { countAt, countUpSteps, countUpStepTime } from './steps.ts';

const place = (top: number) => {
  const page = createScrolledPage();
  const figure = page.place(top, { 'data-target': '200' });
  return { page, figure, count: () => figure.getAttribute('data-count') };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('countAt', () => {
  it('has 50 steps of 20 ms, and ends at the target', () => {
    expect([countUpSteps, countUpStepTime]).toEqual([50, 20]);
    expect(Array.from({ length: 51 }, (_, step) => countAt(200, step)).at(-1)).toBe(200);
  });
});

describe('countUpOnScroll', () => {
  it('has a figure below the view show 0 before it is seen, then counts for a second', () => {
    const { page, figure, count } = place(900);
    countUpOnScroll(asElements(figure));
    expect(count()).toBe('');
    page.scrollTo(figure);
    expect(count()).toBe('0');
    vi.advanceTimersByTime(500);
    expect(Number(count())).toBeCloseTo(100, -1);
    vi.advanceTimersByTime(520);
    expect(count()).toBeNull();
    const shown = figure.history('data-count').map(Number);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  it('leaves the final value alone of what is in view at first', () => {
    const { figure } = place(100);
    countUpOnScroll(asElements(figure));
    vi.advanceTimersByTime(2000);
    expect(figure.history('data-count')).toEqual([]);
  });

  it('shows the final value of what still waits when it is stopped', () => {
    const { figure, count } = place(900);
    countUpOnScroll(asElements(figure))();
    expect(count()).toBeNull();
  });
});
