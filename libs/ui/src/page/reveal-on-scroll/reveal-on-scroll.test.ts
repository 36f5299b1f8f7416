import { afterEach, describe, expect, it, vi } from 'vitest';
import { asElements, createScrolledPage, type ElementOnPage } from '../../testing/scrolled-page.ts';
import { revealOnScroll, runChainsOnScroll } from './reveal-on-scroll.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('revealOnScroll', () => {
  const state = (element: ElementOnPage) => element.getAttribute('data-reveal-state');

  it('has what is below the view wait, come in when it is scrolled to, and be left alone', () => {
    const page = createScrolledPage();
    const element = page.place(900);
    revealOnScroll(asElements(element));
    expect(state(element)).toBe('waiting');
    page.scrollTo(element);
    expect(state(element)).toBe('running');
    element.endAnimation('an icon within it');
    expect(state(element)).toBe('running');
    element.endAnimation();
    expect(state(element)).toBeNull();
  });

  it('leaves alone what lies beside the view, in a row that is swiped through', () => {
    const page = createScrolledPage();
    const [after, before] = [page.place(900, {}, 500), page.place(900, {}, -500)];
    revealOnScroll(asElements(after, before));
    expect([state(after), state(before)]).toEqual([null, null]);
    expect(page.watched()).toBe(0);
  });

  it('leaves alone what is in view at first', () => {
    const element = createScrolledPage().place(100);
    revealOnScroll(asElements(element));
    expect(state(element)).toBeNull();
  });

  it('shows what still waits when it is stopped', () => {
    const element = createScrolledPage().place(900);
    revealOnScroll(asElements(element))();
    expect(state(element)).toBeNull();
  });
});

describe('runChainsOnScroll', () => {
  const run = (element: ElementOnPage) => element.getAttribute('data-run');

  it('has a chain below the view wait, and run for good when it is scrolled to', () => {
    const page = createScrolledPage();
    const chain = page.place(900);
    runChainsOnScroll(asElements(chain));
    expect(run(chain)).toBe('waiting');
    page.scrollTo(chain);
    chain.endAnimation();
    expect(run(chain)).toBe('running');
  });

  it('has a chain in view run at once, unless told otherwise', () => {
    const page = createScrolledPage();
    const [first, second] = [page.place(100), page.place(100)];
    runChainsOnScroll(asElements(first));
    runChainsOnScroll(asElements(second), { inView: false });
    expect([run(first), run(second)]).toEqual(['running', null]);
  });

  it('shows what still waits when it is stopped', () => {
    const chain = createScrolledPage().place(900);
    runChainsOnScroll(asElements(chain))();
    expect(run(chain)).toBeNull();
  });
});
