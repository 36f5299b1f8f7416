/** Most characters of a name within a sentence, a heading or a list of names. */
const MOST = 80;

/** Returns a name as it stands within other text: visitors may type any length. No character is cut in half. */
export const shortName = (name: string): string =>
  name.length > MOST ? `${name.slice(0, MOST - 1).replace(/\p{Cs}$/u, '')}…` : name;
