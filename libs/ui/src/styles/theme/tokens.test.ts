import { describe, expect, it } from 'vitest';
import { below, from } from './tokens.ts';

describe('tokens', () => {
  it('has layouts change with the text size: conditions are in em', () => {
    expect(from('md')).toBe('(min-width: 48em)');
    expect(from('nav')).toBe('(min-width: 70em)');
    expect(below('md')).toMatch(/^\(max-width: 47\.99\d*em\)$/);
  });
});
