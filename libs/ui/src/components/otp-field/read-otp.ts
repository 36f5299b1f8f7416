import { normalizeDigits } from '../../internal/digits/digits.ts';

/** Reads the digits of an `OtpField` from a form's data, sent with JavaScript or without. */
export const readOtp = (data: FormData, name: string): string => {
  const parts = [data.get(name)];
  for (let digit = 1; data.has(`${name}-${String(digit)}`); digit += 1)
    parts.push(data.get(`${name}-${String(digit)}`));
  return normalizeDigits(parts.filter((part) => typeof part === 'string').join(''));
};
