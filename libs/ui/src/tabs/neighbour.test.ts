import { describe, expect, it } from 'vitest';
import { neighbourOf } from './neighbour.ts';

describe('neighbourOf', () => {
  const ltr = { count: 3, rtl: false };
  const rtl = { count: 3, rtl: true };

  it.each([
    [0, 'ArrowRight', ltr, 1],
    [2, 'ArrowRight', ltr, 0],
    [0, 'ArrowLeft', ltr, 2],
    [1, 'ArrowLeft', ltr, 0],
    [0, 'ArrowRight', rtl, 2],
    [0, 'ArrowLeft', rtl, 1],
    [2, 'ArrowLeft', rtl, 0],
    [1, 'Home', ltr, 0],
    [1, 'End', rtl, 2],
  ] as const)('goes from %i by %s in %o to %i', (index, key, row, expected) => {
    expect(neighbourOf(index, key, row)).toBe(expected);
  });

  it('knows no other keys', () => {
    expect(neighbourOf(0, 'ArrowDown', ltr)).toBeUndefined();
    expect(neighbourOf(0, 'a', ltr)).toBeUndefined();
  });
});
