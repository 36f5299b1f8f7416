// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdempotencyKey } from './use-idempotency-key.ts';

it('useIdempotencyKey keeps the key when the content is the same', () => {
  const { result, rerender } = renderHook(useIdempotencyKey, { initialProps: 'Called.' });
  const first = result.current;
  rerender('Called.');
  expect(result.current).toBe(first);
});

it('useIdempotencyKey gives another key when the content changes, and when it changes back', () => {
  const { result, rerender } = renderHook(useIdempotencyKey, { initialProps: 'Called.' });
  const keys = [result.current];
  for (const content of ['Called twice.', 'Called.']) {
    rerender(content);
    keys.push(result.current);
  }
  expect(new Set(keys).size).toBe(3);
});
