import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/**
 * In upper case, since vanilla-extract takes each occurrence of a name in a selector for the class: `cti` would be found
 * in `:active`.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = 36;

interface Style {
  /** Identifies the style among all, and is the same each time that its file is run. */
  readonly hash: string;
  /** Path from the root of the site. */
  readonly filePath: string;
}

const prefixOf = (index: number): string => {
  const letter = LETTERS[Math.floor(index / DIGITS)];
  if (letter === undefined) throw new Error('there are more files of styles than names for them');
  return letter + (index % DIGITS).toString(DIGITS);
};

/**
 * Returns the function that names styles for vanilla-extract: by two characters of their file, then their number in it.
 * Its own names carry a hash of each file, which no compression makes smaller, in every document and in its scripts.
 * These depend on the files alone, so that a build gives the same bytes again.
 *
 * @param workspace - folder of the workspace
 * @param root - folder of the site
 */
export const createStyleNames = (workspace: string, root: string) => {
  const files = globSync('{apps,libs}/*/src/**/*.css.ts', { cwd: workspace }).toSorted();
  const numbers = new Map<string, Map<string, number>>();
  return ({ hash, filePath }: Style): string => {
    const file = relative(workspace, resolve(root, filePath));
    // A file may be added while a development server runs.
    if (!files.includes(file)) files.push(file);
    const known = numbers.get(file) ?? new Map<string, number>();
    numbers.set(file, known);
    const number = known.get(hash) ?? known.size;
    known.set(hash, number);
    return prefixOf(files.indexOf(file)) + number.toString(DIGITS);
  };
};
