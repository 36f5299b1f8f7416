import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits.ts';

describe('digitsOf', () => {
  it.each([
    ['+91 98765-43210', '919876543210'],
    ['１２３', '123'],
    ['ext. four', ''],
    ['', ''],
  ])('takes the digits of %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});
