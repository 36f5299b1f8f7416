import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferRendering, finishRendering } from './deferred-rendering.ts';

const visit = (type: NavigationTimingType, hash = '', prerendering = false) => {
  const setAttribute = vi.fn();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', { prerendering, documentElement: { setAttribute } });
  deferRendering();
  return setAttribute.mock.calls;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('deferRendering', () => {
  it('defers content below the fold of a page that opens at its top', () => {
    expect(visit('navigate')).toEqual([
      ['data-deferring', ''],
      ['data-deferred-svgs', ''],
    ]);
  });
  it.each([
    ['reload', ''],
    ['back_forward', ''],
    ['navigate', '#part'],
  ] as const)('does nothing when a page may open elsewhere: %s %s', (type, hash) => {
    expect(visit(type, hash)).toEqual([]);
  });
  it('does nothing when a page is prerendered', () => {
    expect(visit('navigate', '', true)).toEqual([]);
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
