import { afterEach, describe, expect, it, vi } from 'vitest';
import { asElements, createScrolledPage, type ElementOnPage } from '../../testing/scrolled-page.ts';
import { whenReached } from './when-reached.ts';

const watch = (...elements: readonly ElementOnPage[]) => {
  const told: string[] = [];
  const tell = (phase: string) => () => void told.push(phase);
  const stop = whenReached(asElements(...elements), {
    wait: tell('wait'),
    reach: tell('reach'),
    see: tell('see'),
    release: tell('release'),
  });
  return { told, stop };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('whenReached', () => {
  it('has an element wait and reaches it once when it is below the view', () => {
    const page = createScrolledPage();
    const element = page.place(900);
    const { told } = watch(element);
    expect(told).toEqual(['wait']);
    page.scrollTo(element);
    page.scrollTo(element);
    expect(told).toEqual(['wait', 'reach']);
    expect(page.watched()).toBe(0);
  });

  it('counts the lowest 8 % of the view as below it', () => {
    const page = createScrolledPage();
    expect(watch(page.place(740)).told).toEqual(['wait']);
    expect(watch(page.place(730)).told).toEqual(['see']);
  });

  it('sees an element that is in the lowest 8 % as a whole', () => {
    const page = createScrolledPage();
    expect(watch(page.place(740, {}, 0, 50)).told).toEqual(['see']);
  });

  it('leaves an element alone that is above the view', () => {
    const page = createScrolledPage();
    expect(watch(page.place(-500)).told).toEqual([]);
    expect(page.watched()).toBe(0);
  });

  it('reaches an element once when two scripts watch it', () => {
    const page = createScrolledPage();
    const element = page.place(900);
    const first = watch(element);
    const second = watch(element);
    page.scrollTo(element);
    expect([...first.told, ...second.told].filter((phase) => phase === 'reach')).toHaveLength(1);
  });

  it('leaves an element alone that was reached before, wherever it is now', () => {
    const page = createScrolledPage();
    const element = page.place(900);
    watch(element);
    page.scrollTo(element);
    expect(watch(element).told).toEqual([]);
  });

  it('releases what still waits when it is stopped', () => {
    const page = createScrolledPage();
    const { told, stop } = watch(page.place(900), page.place(100));
    stop();
    expect(told).toEqual(['wait', 'see', 'release']);
    expect(page.watched()).toBe(0);
  });

  it('does nothing for visitors who asked for reduced motion', () => {
    const page = createScrolledPage({ reducedMotion: true });
    expect(watch(page.place(900), page.place(100)).told).toEqual([]);
  });
});
