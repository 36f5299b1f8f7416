import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferLayout, finishLayout } from './late-layout.ts';

const visit = (type: NavigationTimingType, hash = '', prerendering = false) => {
  const setAttribute = vi.fn();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', { prerendering, documentElement: { setAttribute } });
  deferLayout();
  return setAttribute.mock.calls;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('deferLayout', () => {
  it('puts off what is below the fold of a page that opens at its top', () => {
    expect(visit('navigate')).toEqual([
      ['data-shown-from-top', ''],
      ['data-late-pictures', ''],
    ]);
  });
  it.each([
    ['reload', ''],
    ['back_forward', ''],
    ['navigate', '#part'],
  ] as const)('leaves a page alone that may open elsewhere: %s %s', (type, hash) => {
    expect(visit(type, hash)).toEqual([]);
  });
  it('leaves a page alone that is made ready before it is shown', () => {
    expect(visit('navigate', '', true)).toEqual([]);
  });
});

describe('finishLayout (when nothing was put off)', () => {
  it.each([
    ['is shown', false, 0],
    ['is made ready before', true, 1],
  ] as const)('has a page laid out only while it is not shown: it %s', (_, prerendering, times) => {
    const getBoundingClientRect = vi.fn();
    const documentElement = { hasAttribute: () => false, getBoundingClientRect };
    vi.stubGlobal('document', { prerendering, documentElement });
    const onFinished = vi.fn();
    finishLayout(onFinished);
    expect(getBoundingClientRect).toHaveBeenCalledTimes(times);
    expect(onFinished).toHaveBeenCalledOnce();
  });
});
