import { describe, expect, it } from 'vitest';
import { medianTime } from '../../testing/time.ts';
import { chooseCoding, codings, prefersJson } from './negotiate.ts';

describe('content coding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['br;q=nonsense', undefined],
    ['zstd', undefined],
  ])('for %j is %j', (header, expected) => {
    expect(chooseCoding(header, codings)).toBe(expected);
  });

  it('is one that is available', () => {
    expect(chooseCoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(chooseCoding('br, gzip', [])).toBeUndefined();
  });
});

describe('a caller', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['application/json', true],
    ['application/problem+json, */*', true],
    ['text/html, application/json;q=0.9', false],
    ['text/html;q=0.1, application/json', true],
    ['application/json;q=0', false],
  ])('that accepts %j prefers JSON: %j', (accept, expected) => {
    expect(prefersJson(accept)).toBe(expected);
  });
});

describe('a header made to be slow', () => {
  it.each([
    ['quotes and commas', `${'"'.repeat(7_999)}${','.repeat(7_900)}`],
    ['quotes and semicolons', `a/b;${'"'.repeat(7_999)}${';'.repeat(7_900)}`],
    ['many types', 'a/b,'.repeat(3_900)],
  ])('of %s is read within 50 ms', async (_, header) => {
    const took = await medianTime(50, async () => {
      expect(prefersJson(header)).toBe(false);
      expect(chooseCoding(header, codings)).toBeUndefined();
      await Promise.resolve();
    });
    expect(took).toBeLessThan(50);
  });
});
