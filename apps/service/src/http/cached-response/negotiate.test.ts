import { describe, expect, it } from 'vitest';
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
