import { describe, expect, it } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0 bytes'],
    [512, '512 bytes'],
    [1024, '1 kB'],
    [1536, '1.5 kB'],
    [300 * 1024, '300 kB'],
    [1.24 * 1024 * 1024, '1.2 MB'],
    [5 * 1024 * 1024, '5 MB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });

  it('writes it in the language it is told', () => {
    expect(formatFileSize(1.5 * 1024 * 1024, 'de')).toBe('1,5 MB');
  });
});
