import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferLayout } from './late-layout.ts';

const visit = (type: NavigationTimingType, hash = '') => {
  const setAttribute = vi.fn();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', { documentElement: { setAttribute } });
  deferLayout();
  return setAttribute.mock.calls;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('deferLayout', () => {
  it('puts off what is below the fold of a page that opens at its top', () => {
    expect(visit('navigate')).toEqual([['data-shown-from-top', '']]);
  });
  it.each([
    ['reload', ''],
    ['back_forward', ''],
    ['navigate', '#part'],
  ] as const)('leaves a page alone that may open elsewhere: %s %s', (type, hash) => {
    expect(visit(type, hash)).toEqual([]);
  });
});
