import { describe, expect, it } from 'vitest';
import { timeOrderedId } from './ids.ts';

describe('an id', () => {
  const now = Date.UTC(2026, 0, 5, 9);
  const made = (from: number, count: number): string[] =>
    Array.from({ length: count }, () => timeOrderedId(from));

  it('is a UUID of version 7 that tells its time', () => {
    const id = timeOrderedId(now);
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now);
  });

  it('sorts in the order made, also within a millisecond and when the clock is set back', () => {
    const ids = [...made(now, 1_000), ...made(now - 9_000, 1_000), ...made(now + 1, 1_000)];
    expect(new Set(ids)).toHaveLength(3_000);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('follows the clock when it was an hour ahead and is corrected', () => {
    const ahead = timeOrderedId(now + 3_600_000);
    const corrected = timeOrderedId(now);
    expect(corrected < ahead).toBe(true);
  });
});
