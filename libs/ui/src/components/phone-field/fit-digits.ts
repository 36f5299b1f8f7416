import { normalizeDigits } from '../../internal/digits/digits.ts';

export interface PhoneLimits {
  readonly maxLength: number;
  /** Digits of the country's prefix, e.g. '91'. */
  readonly countryCode?: string | undefined;
}

/**
 * Returns the digits of a text if they fit: all of them, else without the country's prefix, else also without the 0
 * dialled inside the country. Returns `undefined` if they do not fit: digits are never cut off.
 */
export const fitDigits = (
  text: string,
  { maxLength, countryCode }: PhoneLimits,
): string | undefined => {
  const digits = normalizeDigits(text);
  const international = digits.replace(/^00/, '');
  const national =
    countryCode !== undefined && international.startsWith(countryCode)
      ? international.slice(countryCode.length)
      : international;
  const subscriber = countryCode === undefined ? national : national.replace(/^0/, '');
  return [digits, international, national, subscriber].find(({ length }) => length <= maxLength);
};
