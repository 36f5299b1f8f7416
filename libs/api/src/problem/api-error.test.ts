import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';

describe('ApiError', () => {
  it('is known to another copy of its module, as the pages are to the service', async () => {
    vi.resetModules();
    const { ApiError: Other } = await import('./api-error.ts');
    expect(Other).not.toBe(ApiError);
    expect(new Other('not-found', 'no such vacancy')).toBeInstanceOf(ApiError);
  });

  it.each([new Error('not-found'), { kind: 'not-found' }, null, 'ApiError'])(
    'is not %o',
    (value) => {
      expect(value instanceof ApiError).toBe(false);
    },
  );
});
