/** Returns the ASCII form of a digit of any script: Unicode keeps the ten of each script together, from zero. */
const toAscii = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
};

/** Keeps the digits of a text, in any script: `९`, `٩` and the full-width `９` become `9`. */
export const normalizeDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\P{Nd}/gu, '')
    .replaceAll(/[^0-9]/gu, toAscii);
