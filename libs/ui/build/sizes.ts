/* What each component costs its users, and the budgets in sizes.json. Run with `--set` to set them anew. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { packageDir, projectDir, readJson } from './workspace.ts';

/** Bytes, compressed with brotli. */
export interface Size {
  readonly js: number;
  readonly css: number;
}

export interface Bundle {
  readonly js: string;
  readonly css: string;
  /** The package's folders whose modules are in it. */
  readonly folders: ReadonlySet<string>;
}

const budgetFile = join(projectDir, 'sizes.json');
export const budgetCommand = 'npm run sizes:set -w @example/ui';

const external = /^react(-dom)?(\/|$)/;

/** What a user's bundler makes of everything one subpath exports, React left out. */
export const bundleOf = async (name: string): Promise<Bundle> => {
  const result = await build({
    root: packageDir,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(packageDir, name, 'index.js'),
        preserveEntrySignatures: 'strict',
        external,
      },
    },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const textOf = (extension: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(extension))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)).trim())
      .join('\n');
  return {
    js: textOf('.js'),
    css: textOf('.css'),
    folders: new Set(
      output
        .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
        .map((id) => relative(packageDir, id).split('/')[0] ?? ''),
    ),
  };
};

const compressed = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

export const sizeOf = ({ js, css }: Bundle): Size => ({ js: compressed(js), css: compressed(css) });

/** The subpaths of the built package. */
export const packagedNames = (): readonly string[] => {
  const manifest = readJson(join(packageDir, 'package.json')) as { readonly exports: object };
  return Object.keys(manifest.exports)
    .map((subpath) => subpath.slice('./'.length))
    .filter((name) => !name.includes('.'));
};

/** Its folders: the subpaths', and those only its own modules import from. */
export const packagedFolders = (): readonly string[] =>
  readdirSync(packageDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'assets')
    .map(({ name }) => name);

export type Budgets = Readonly<Record<string, Size>>;

export const readBudgets = () => readJson(budgetFile) as Budgets;

/** The classes a folder's stylesheets are about. */
export const classesOf = (folder: string): readonly string[] =>
  readdirSync(join(packageDir, folder))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readFileSync(join(packageDir, folder, file), 'utf8').matchAll(/\.([_a-z][a-z\d]{5,})\b/g),
    ])
    .map(([, name = '']) => name);

const cell = (size: number, budget: number | undefined) =>
  `${String(size).padStart(6)} of ${String(budget ?? '–').padStart(6)}`;

export const sizeTable = (sizes: ReadonlyMap<string, Size>, budgets: Budgets): string =>
  [
    `${'bytes, brotli'.padEnd(20)}${'JS'.padStart(16)}${'CSS'.padStart(20)}`,
    ...[...sizes].map(
      ([name, { js, css }]) =>
        `${name.padEnd(20)}${cell(js, budgets[name]?.js)}    ${cell(css, budgets[name]?.css)}`,
    ),
  ].join('\n');

/** A tenth above what was measured, in steps of 10 bytes. */
const withRoom = (size: number) => Math.ceil((size * 1.1) / 10) * 10;

if (import.meta.main && process.argv.includes('--set')) {
  const budgets: Record<string, Size> = {};
  for (const name of packagedNames()) {
    const { js, css } = sizeOf(await bundleOf(name));
    budgets[name] = { js: withRoom(js), css: withRoom(css) };
  }
  writeFileSync(budgetFile, `${JSON.stringify(budgets, undefined, 2)}\n`);
  console.log(
    `${relative(process.cwd(), budgetFile)}: ${String(Object.keys(budgets).length)} budgets`,
  );
}
