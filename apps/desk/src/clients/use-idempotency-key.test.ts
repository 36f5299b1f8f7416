// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { writeSent } from '../drafts/use-draft.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

afterEach(() => sessionStorage.clear());

it('useIdempotencyKey keeps the key when the content is the same', () => {
  const { result, rerender } = renderHook((content: string) => useIdempotencyKey(content), {
    initialProps: 'Called.',
  });
  const first = result.current;
  rerender('Called.');
  expect(result.current).toBe(first);
});

it('useIdempotencyKey gives another key when the content changes, and when it changes back', () => {
  const { result, rerender } = renderHook((content: string) => useIdempotencyKey(content), {
    initialProps: 'Called.',
  });
  const keys = [result.current];
  for (const content of ['Called twice.', 'Called.']) {
    rerender(content);
    keys.push(result.current);
  }
  expect(new Set(keys).size).toBe(3);
});

it('useIdempotencyKey returns the key again that a draft was sent with', () => {
  writeSent('note A-1', { content: 'Called.', key: 'k1' });
  const keyOf = (content: string, draft?: string) =>
    renderHook(() => useIdempotencyKey(content, draft)).result.current;
  expect(keyOf('Called.', 'note A-1')).toBe('k1');
  for (const other of [
    keyOf('Called twice.', 'note A-1'),
    keyOf('Called.', 'note A-2'),
    keyOf('Called.'),
  ])
    expect(other).not.toBe('k1');
});
