/** Most characters of a source. */
const SOURCE_LENGTH = 64;

/** Returns the source of an applicant in one form: lower case, on one line, without what cannot be printed. */
export const cleanSource = (typed: string): string =>
  Array.from(
    typed
      .toWellFormed()
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
      .trim(),
  )
    .slice(0, SOURCE_LENGTH)
    .join('')
    .trim();
