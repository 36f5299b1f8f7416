import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** libs/ui. */
export const projectDir = join(import.meta.dirname, '..');
export const rootDir = join(projectDir, '../..');
export const sourceDir = join(projectDir, 'src');
export const packageDir = join(rootDir, 'dist/libs/ui');

/** Folders with an `index.ts` that are for this workspace's Storybook only. */
const unpublished: ReadonlySet<string> = new Set(['guide']);

/** The folders that are public: each becomes a subpath of the package. */
export const componentNames = (): readonly string[] =>
  readdirSync(sourceDir)
    .filter((name) => !unpublished.has(name) && existsSync(join(sourceDir, name, 'index.ts')))
    .sort();

/** `linkCard` of `link-card`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
