/* Measures the bytes of each component for the budgets in sizes.json. `--set` writes new budgets. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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
  /** The names of the package's folders whose modules are in it. */
  readonly folders: ReadonlySet<string>;
}

const budgetFile = join(projectDir, 'sizes.json');
export const budgetCommand = 'npm run sizes:set -w @example/ui';

const external = /^react(-dom)?(\/|$)/;

/** Returns the folders of the built package by their names: `badge` → `components/badge`. */
const folders = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(packageDir, { withFileTypes: true })
      .filter((group) => group.isDirectory() && !/^(assets|tokens)$/.test(group.name))
      .flatMap((group) =>
        readdirSync(join(packageDir, group.name)).map((name) => [name, join(group.name, name)]),
      ),
  );

/** Returns the folder of a name in the built package. */
export const folderOf = (name: string): string => {
  const folder = folders().get(name);
  if (folder === undefined) throw new Error(`The package has no folder '${name}'.`);
  return folder;
};

/** Bundles everything that one subpath exports, as a user's bundler does, without React. */
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
        input: join(packageDir, folderOf(name), 'index.js'),
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
        .map((id) => relative(packageDir, id).split('/')[1] ?? ''),
    ),
  };
};

/**
 * Returns the bytes, with gzip, of scripts and styles that a page of ten components loads at first
 * (`consumer/kits/example.tsx`), without React.
 */
export const weighPage = async (): Promise<number> => {
  const result = await build({
    root: packageDir,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    plugins: [
      {
        name: 'built-kit',
        enforce: 'pre',
        async resolveId(id, importer) {
          if (!id.startsWith('@example/ui/')) return undefined;
          const folder = folderOf(id.slice('@example/ui/'.length));
          return this.resolve(join(packageDir, folder, 'index.js'), importer);
        },
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(projectDir, 'consumer/kits/example.tsx'), external },
    },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const atOnce = new Set([...chunks].flatMap(([name, { isEntry }]) => (isEntry ? [name] : [])));
  for (const name of atOnce) {
    for (const imported of chunks.get(name)?.imports ?? []) atOnce.add(imported);
  }
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return [...atOnce]
    .map((name) => chunks.get(name)?.code ?? '')
    .concat(styles)
    .reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
};

const compressed = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

export const sizeOf = ({ js, css }: Bundle): Size => ({ js: compressed(js), css: compressed(css) });

/** Returns the subpaths of the built package. */
export const packagedNames = (): readonly string[] => {
  const manifest = readJson(join(packageDir, 'package.json')) as { readonly exports: object };
  return Object.keys(manifest.exports)
    .map((subpath) => subpath.slice('./'.length))
    .filter((name) => !/[.*]/.test(name));
};

/** Returns the names of the package's folders: those of subpaths, and those that only its own modules import from. */
export const packagedFolders = (): readonly string[] => [...folders().keys()];

export type Budgets = Readonly<Record<string, Size>>;

export const readBudgets = () => readJson(budgetFile) as Budgets;

/** Returns the classes in the stylesheets of a component. */
export const classesOf = (name: string): readonly string[] => {
  const folder = join(packageDir, folderOf(name));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/\.([_a-z][a-z\d]{5,})\b/g),
    ])
    .map(([, className = '']) => className);
};

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

/** Returns a budget: 10 % above the measured size, in steps of 10 bytes. */
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
