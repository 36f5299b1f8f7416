import { describe, expect, it } from 'vitest';
import { chunkCircle, strangeEntry } from './refuse-chunk-faults.ts';

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

describe('strangeEntry', () => {
  it('returns the entry of another page that a page leads to', () => {
    const imports = { home: ['ui'], career: ['ui'], ui: ['send'], send: ['career'] };
    expect(strangeEntry(['home', 'career'], imports)).toEqual(['home', 'career']);
  });

  it('returns nothing when a chunk leads back to its own page', () => {
    const imports = { home: ['ui'], career: ['ui', 'form'], form: ['career'], ui: [] };
    expect(strangeEntry(['home', 'career'], imports)).toBe(undefined);
  });
});
