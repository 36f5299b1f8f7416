/** Returns a tag in its stored form: lower case, trimmed, single spaces between its words. */
export const cleanTag = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
