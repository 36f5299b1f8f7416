import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** libs/ui. */
export const projectDir = join(import.meta.dirname, '..');
export const rootDir = join(projectDir, '../..');
export const sourceDir = join(projectDir, 'src');
export const packageDir = join(rootDir, 'dist/libs/ui');

/** Converts `link-card` to `linkCard`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the folder of each public subpath, below `src` and in the package: `button` → `components/button`. */
export const publicFolders = (): ReadonlyMap<string, string> => {
  const { exports } = readJson(join(projectDir, 'package.json')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return new Map(
    Object.entries(exports).map(([subpath, file]) => [
      subpath.slice('./'.length),
      file.slice('./src/'.length, -'/index.ts'.length),
    ]),
  );
};
