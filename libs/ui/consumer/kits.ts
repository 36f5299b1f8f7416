/*
 * Compares the bytes that a page of ten components adds to bare React: made of this kit, of Mantine
 * and of Radix Themes, each built by Vite. Installs them into a temporary folder. The first line, date
 * and versions, belongs to the figures in README.md.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { packageDir, readJson } from '../build/workspace.ts';
import { run } from './workshop.ts';

const home = mkdtempSync(join(tmpdir(), 'kits-'));

interface Weight {
  readonly js: number;
  readonly css: number;
  /** JS that is fetched when it is needed. */
  readonly lazy: number;
}

const zipped = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

/** The line of configuration that README.md names. */
const withLine = { treeshake: { manualPureFunctions: ['__name'] } };

const weigh = async (page: string, options: object): Promise<Weight> => {
  const result = await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { ...options, input: join(home, `${page}.tsx`), onLog: () => undefined },
    },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = output.filter((file) => file.type === 'chunk');
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of atOnce) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      atOnce.add(imported);
    }
  }
  const sum = (texts: readonly string[]) => texts.reduce((all, text) => all + zipped(text), 0);
  const code = (initial: boolean) =>
    chunks.filter(({ fileName }) => atOnce.has(fileName) === initial).map(({ code }) => code);
  return {
    js: sum(code(true)),
    css: sum(
      output.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      ),
    ),
    lazy: sum(code(false)),
  };
};

try {
  cpSync(join(import.meta.dirname, 'kits'), home, { recursive: true });
  const packed = await run(packageDir, 'npm', 'pack', '--json', '--pack-destination', home);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(home, 'npm', 'install', ...flags, `./${filename}`);

  const versionOf = (name: string) =>
    (readJson(join(home, 'node_modules', name, 'package.json')) as { version: string }).version;
  console.log(
    `${new Date().toISOString().slice(0, 10)}: Mantine ${versionOf('@mantine/core')}, Radix Themes ${versionOf('@radix-ui/themes')}`,
  );

  const cells = (name: string, { js, css, lazy }: Weight) =>
    [js, css, js + css, lazy, js + css + lazy].reduce(
      (row, figure) => row + figure.toFixed(1).padStart(9),
      name.padEnd(26),
    );
  console.log(`${'KB, gzip'.padEnd(26)}       JS      CSS  at once     lazy      all`);
  for (const [suffix, options] of [
    ['', {}],
    [', with the line', withLine],
  ] as const) {
    const bare = await weigh('bare', options);
    for (const page of ['example', 'mantine', 'radix-themes']) {
      const { js, css, lazy } = await weigh(page, options);
      console.log(cells(page + suffix, { js: js - bare.js, css, lazy }));
    }
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
