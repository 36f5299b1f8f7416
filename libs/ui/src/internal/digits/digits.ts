/** The digits of a text, in order; wide ones, as East Asian keyboards type them, become plain. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');
