import { expect, it } from 'vitest';
import { createShares } from './shares.ts';

it('shares are what one, and all together, may have, and are given back once', () => {
  const shares = createShares({ own: 10, all: 15 });
  const release = shares.take('anu', 6);
  expect(shares.take('anu', 5)).toBe('own');
  expect(shares.take('binu', 10)).toBe('all');
  expect(shares.take('binu', 9)).toBeTypeOf('function');
  expect(shares.take('anu', 1)).toBe('all');
  if (typeof release === 'string') throw new Error(release);
  release();
  release();
  expect(shares.take('anu', 7)).toBe('all');
  expect(shares.take('anu', 6)).toBeTypeOf('function');
});
