import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** Upper case, because vanilla-extract replaces every match of a name in a selector, such as `cti` in `:active`. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = 36;

interface Style {
  /** Identifies the style. It is the same each time its file is run. */
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
 * Returns the function that names styles for vanilla-extract: two characters for the file, then the style's number in
 * it. vanilla-extract's own names contain hashes, which do not compress. These names depend only on the files, so the
 * same sources give the same bytes.
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
