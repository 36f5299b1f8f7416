/** Returns whether a key would choose an option by its first letter. */
export const choosesByLetter = (key: string, { options }: HTMLSelectElement): boolean =>
  key.trim().length === 1 &&
  [...options].some(({ text }) => text.toLowerCase().startsWith(key.toLowerCase()));
