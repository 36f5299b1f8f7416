import { afterEach, describe, expect, it, vi } from 'vitest';
import { directPageTransitions } from './page-transition-direction.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('directPageTransitions', () => {
  const reveal = (activation: object | null) => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('navigation', { activation });
    directPageTransitions();
    const types = new Set<string>();
    target.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: { types } }));
    return [...types];
  };
  const entry = (index: number) => ({ index });

  it('turns the way back', () => {
    expect(reveal({ navigationType: 'traverse', from: entry(3), entry: entry(2) })).toEqual([
      'back',
    ]);
  });
  it.each([
    ['forward', { navigationType: 'traverse', from: entry(2), entry: entry(3) }],
    ['to a new page', { navigationType: 'push', from: entry(2), entry: entry(3) }],
    ['from elsewhere', { navigationType: 'traverse', from: null, entry: entry(1) }],
    ['without the Navigation API', null],
  ])('leaves the way %s', (_case, activation) => {
    expect(reveal(activation)).toEqual([]);
  });
});
