/** A tag as it is kept: in lower case, without spaces around it or several between its words. */
export const cleanTag = (typed: string): string =>
  typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
