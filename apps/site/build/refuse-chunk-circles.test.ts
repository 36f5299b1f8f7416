import { describe, expect, it } from 'vitest';
import { chunkCircle } from './refuse-chunk-circles.ts';

describe('chunkCircle', () => {
  it('returns the chain of imports when a chunk leads back to itself', () => {
    const imports = { page: ['send', 'ui'], send: ['operations'], operations: ['send'], ui: [] };
    expect(chunkCircle(imports)).toEqual(['send', 'operations', 'send']);
  });

  it('returns nothing when two chunks share a third', () => {
    expect(chunkCircle({ page: ['send', 'ui'], send: ['zod'], ui: ['zod'], zod: [] })).toBe(
      undefined,
    );
  });
});
