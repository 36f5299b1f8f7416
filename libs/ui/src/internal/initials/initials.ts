/**
 * Returns the initials of the first and the last word of a name. Words that are abbreviated, such as 'Dr.' and 'K.', or
 * begin with neither a letter nor a digit have none.
 */
export const initialsOf = (name: string): string => {
  const words = name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !word.endsWith('.'));
  const [first = name.trim()] = words;
  return [first, ...words.slice(1).slice(-1)]
    .map((word) => /^.\p{M}*/u.exec(word)?.[0] ?? '')
    .join('');
};
