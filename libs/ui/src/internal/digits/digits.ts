/** Keeps the digits of a text. Full-width digits, as East Asian keyboards type them, become ASCII. */
export const normalizeDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '');
