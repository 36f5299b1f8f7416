import { describe, expect, it } from 'vitest';
import { normalizeDigits } from './digits.ts';

describe('normalizeDigits', () => {
  it.each([
    ['+91 98765-43210', '919876543210'],
    ['１２３', '123'],
    ['०१२३४५६७८९', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['௦௧௨௩௪௫௬௭௮௯ 𞥐𞥙', '012345678909'],
    ['ext. four', ''],
    ['', ''],
  ])('keeps the digits of %j', (text, digits) => {
    expect(normalizeDigits(text)).toBe(digits);
  });
});
