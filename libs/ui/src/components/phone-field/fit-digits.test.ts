import { describe, expect, it } from 'vitest';
import { fitDigits } from './fit-digits.ts';

describe('fitDigits', () => {
  it.each([
    ['+91 98765-43210', 12, '919876543210'],
    ['+91 98765-43210', 10, '9876543210'],
    ['0091 98765 43210', 12, '919876543210'],
    ['0091 98765 43210', 10, '9876543210'],
    ['98765 43210', 10, '9876543210'],
    ['098765 43210', 10, '9876543210'],
    ['098765 43210', 11, '09876543210'],
    ['+91 (0) 98765 43210', 10, '9876543210'],
    ['', 10, ''],
  ])('keeps the digits of %j where %i fit', (text, maxLength, digits) => {
    expect(fitDigits(text, { maxLength, countryCode: '91' })).toBe(digits);
  });

  it.each(['98765 43210 7', '+44 20 7946 0958 1', '91 98765 43210 7'])(
    'takes none of %j rather than a part',
    (text) => {
      expect(fitDigits(text, { maxLength: 10, countryCode: '91' })).toBeUndefined();
    },
  );

  it('drops no prefix it was not told of', () => {
    expect(fitDigits('+91 98765-43210', { maxLength: 10 })).toBeUndefined();
    expect(fitDigits('098765 43210', { maxLength: 10 })).toBeUndefined();
  });
});
