import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferRendering, finishRendering } from './deferred-rendering.ts';

const visit = (type: NavigationTimingType, hash = '', prerendering = false) => {
  const setAttribute = vi.fn();
  vi.stubGlobal('addEventListener', vi.fn());
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

describe('a long page', () => {
  const open = () => {
    const target = new EventTarget();
    const removeAttribute = vi.fn();
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, target[name].bind(target));
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate' }] });
    vi.stubGlobal('location', { hash: '' });
    vi.stubGlobal('document', { documentElement: { setAttribute: vi.fn(), removeAttribute } });
    deferRendering();
    expect(removeAttribute).not.toHaveBeenCalled();
    return { target, removeAttribute };
  };

  it('displays all its contents in a task after it is parsed', () => {
    vi.useFakeTimers();
    const { target, removeAttribute } = open();
    target.dispatchEvent(new Event('DOMContentLoaded'));
    expect(removeAttribute).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(removeAttribute.mock.calls).toEqual([['data-long-page']]);
    vi.useRealTimers();
  });

  it.each(['scroll', 'keydown', 'pointerdown', 'focusin'])(
    'displays all its contents at once when its visitor acts: %s',
    (act) => {
      const { target, removeAttribute } = open();
      target.dispatchEvent(new Event(act));
      target.dispatchEvent(new Event(act));
      expect(removeAttribute.mock.calls).toEqual([['data-long-page']]);
    },
  );
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
