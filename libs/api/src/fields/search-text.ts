/**
 * Returns a text in the form in which texts are searched: in lower case, and the same however its characters are
 * encoded (NFKC).
 */
export const searchTextOf = (text: string): string => text.normalize('NFKC').toLowerCase();
