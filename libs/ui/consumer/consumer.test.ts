import type { Browser } from 'playwright';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../build/chromium.ts';
import { classesOf, folderOf, packagedFolders } from '../build/sizes.ts';
import { packageDir, rootDir } from '../build/workspace.ts';
import { buttonVariants } from '../src/components/button/variants.ts';
import { expectStyled, visit } from './visit.ts';
import { run, serve, serveBuilt, type Site } from './workshop.ts';

/** The subpaths that apps/page.tsx and apps/actions.tsx import. */
const used = [
  'alert',
  'badge',
  'button',
  'counter',
  'dialog',
  'link',
  'stack',
  'text-field',
  'theme',
];

/** A folder with one app for each framework, one page for all of them and one installation. */
const apps = mkdtempSync(join(tmpdir(), 'consumer-'));
const app = join(apps, 'vite');
const bin = (name: string) => join(apps, 'node_modules/.bin', name);
const figures: string[] = [];

const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  figures.push(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
};

const modulesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, specifier = '']) => specifier);

/** Returns the folders of the package that the given ones are composed of, by its own modules' imports. */
const composition = (names: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (!file.endsWith('.js')) return;
    const text = readFileSync(file, 'utf8');
    for (const name of modulesIn(text, /from ["'](\.[^"']+)["']|^import ["']\.[^"']+["']/gm)) {
      if (name !== '') visit(join(dirname(file), name));
    }
    for (const name of modulesIn(text, /["']#styles\/([^"']+)["']/g)) visit(join(packageDir, name));
  };
  for (const name of names) visit(join(packageDir, folderOf(name), 'index.js'));
  return new Set([...files].map((file) => relative(packageDir, file).split('/')[1] ?? ''));
};

/** Returns the text of the built files with an extension. */
const built = (outDir: string, extension: string) =>
  readdirSync(join(app, outDir, 'assets'))
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(join(app, outDir, 'assets', file), 'utf8'))
    .join('\n');

const importsKit = (entry: string) =>
  readFileSync(join(app, entry), 'utf8').includes('from "@example/ui/button"');

const rendered = async (entry: string) =>
  (
    await run(app, 'node', '-e', `import('./${entry}').then((m) => console.log(m.render()))`)
  ).trim();

let tarball = '';
let browser: Browser | undefined;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'apps'), apps, { recursive: true });
  const packed = await timed('npm pack', () =>
    run(packageDir, 'npm', 'pack', '--json', '--pack-destination', apps),
  );
  const [{ filename, size, unpackedSize }] = JSON.parse(packed) as [
    { filename: string; size: number; unpackedSize: number },
  ];
  figures.push(`tarball: ${String(size)} bytes, unpacked ${String(unpackedSize)}`);
  tarball = join(apps, filename);
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await timed('npm install', () => run(apps, 'npm', 'install', ...flags, `./${filename}`));
  await run(apps, 'node', 'brand.ts');
  browser = await launchChromium();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  rmSync(apps, { recursive: true, force: true });
  console.log(figures.join('\n'));
});

describe('the packed kit', { timeout: 60_000 }, () => {
  it('has a manifest that publint finds nothing in', async () => {
    const { buffer } = new Uint8Array(readFileSync(tarball));
    const { messages, pkg } = await publint({ pack: { tarball: buffer } });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types where modules are, by Are the Types Wrong', async () => {
    const attw = join(rootDir, 'node_modules/.bin/attw');
    await timed('attw', () =>
      run(apps, attw, tarball, '--profile', 'esm-only', '--no-definitely-typed'),
    );
  });
});

describe('a fresh app with the packed kit', { timeout: 120_000 }, () => {
  it('gets no vanilla-extract with it, nor a link into this workspace', () => {
    expect(existsSync(join(apps, 'node_modules/@vanilla-extract'))).toBe(false);
    const manifest = readFileSync(join(apps, 'node_modules/@example/ui/package.json'), 'utf8');
    expect(JSON.parse(manifest)).not.toHaveProperty('private');
    expect(readFileSync(join(apps, 'package.json'), 'utf8')).toMatch(
      /"@example\/ui": "file:[^/]*\.tgz"/,
    );
  });

  // By TypeScript 7; Next checks the page by the app's own TypeScript 6.
  it.each(['tsconfig.json', 'tsconfig.nodenext.json'])('has its types: %s', async (project) => {
    const tsc = join(rootDir, 'node_modules/.bin/tsc');
    await timed(`tsc -p ${project}`, () => run(apps, tsc, '-p', project, '--singleThreaded'));
  });

  it('has the stylesheet of each component where its subpath is', async () => {
    const resolve = "console.log(import.meta.resolve('@example/ui/alert/alert.css'))";
    const url = await run(apps, 'node', '--input-type=module', '-e', resolve);
    expect(readFileSync(new URL(url.trim()), 'utf8')).toContain('@layer components');
  });

  it('renders in plain Node: no bundler, no styles', async () => {
    const html = await timed('plain Node', () => run(apps, 'node', 'plain-node.ts'));
    expect(html).toContain('Plain Node</p>');
    expect(html).toMatch(/<a [^>]*href="#next"[^>]*>Go on/);
  });

  describe('built', () => {
    let external = '';

    beforeAll(async () => {
      await timed('vite build', () => run(app, bin('vite'), 'build'));
      const ssr = ['build', '--ssr', 'src/entry-server.tsx', '--outDir'];
      await timed('vite build --ssr', () => run(app, bin('vite'), ...ssr, 'dist-server'));
      external = await rendered('dist-server/entry-server.js');
    }, 120_000);

    it('renders on the server, the kit left outside the bundle', () => {
      expect(importsKit('dist-server/entry-server.js')).toBe(true);
      for (const text of ['New', 'Installed', 'Your name', 'Projects', 'Pressed']) {
        expect(external).toContain(text);
      }
      expect(external).not.toContain('style=');
    });

    it('renders the same with the kit in the bundle', async () => {
      await run(
        app,
        bin('vite'),
        ...['build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist-whole'],
        ...['--mode', 'whole'],
      );
      expect(importsKit('dist-whole/entry-server.js')).toBe(false);
      expect(await rendered('dist-whole/entry-server.js')).toBe(external);
    });

    it('keeps styles and directives for bundlers of server components', async () => {
      await run(
        app,
        bin('vite'),
        ...['build', '--ssr', '../page.tsx', '--outDir', 'dist-rsc', '--mode', 'react-server'],
      );
      const styles = built('dist-rsc', '.css');
      expect(classesOf('badge').every((name) => styles.includes(name))).toBe(true);
      const kit = join(apps, 'node_modules/@example/ui');
      expect(readFileSync(join(kit, folderOf('button'), 'button.js'), 'utf8')).toMatch(
        /^'use client';/,
      );
      expect(readFileSync(join(kit, folderOf('badge'), 'badge.js'), 'utf8')).not.toContain(
        'use client',
      );
    });

    it('is visible, styled by its own brand and hydrates without a word', async () => {
      const site = await serveBuilt(join(app, 'dist'), external);
      try {
        expectStyled(await timed('Chromium, built', () => visit(browser, site.url)));
      } finally {
        await site.close();
      }
    });

    it('holds the code and styles of the used components only', () => {
      const parts = composition(used);
      const modules = JSON.parse(readFileSync(join(app, 'modules.json'), 'utf8')) as string[];
      const folders = new Set(
        modules.flatMap((id) => modulesIn(id, /node_modules\/@example\/ui\/[^/]+\/([^/]+)\//g)),
      );
      expect([...folders].filter((folder) => !parts.has(folder))).toEqual([]);
      expect([...folders]).toEqual(expect.arrayContaining(['alert', 'badge', 'button', 'icon']));

      const [js, css] = [built('dist', '.js'), built('dist', '.css')];
      const unused = packagedFolders().filter((name) => !parts.has(name));
      expect(unused).toEqual(expect.arrayContaining(['brand', 'hero', 'link-card', 'site-header']));
      const strangers = unused
        .flatMap((name) => classesOf(name))
        .filter((name) => js.includes(name) || css.includes(name));
      expect(strangers).toEqual([]);
      expect(classesOf('badge').every((name) => css.includes(name))).toBe(true);

      const size = (text: string) =>
        `${String(text.length)} bytes, ${String(brotliCompressSync(text).length)} brotli`;
      figures.push(`JS with React: ${size(js)}`, `CSS: ${size(css)}`);
      figures.push(`composed of: ${[...parts].sort().join(', ')}`);
    });
  });

  describe('while developing', () => {
    let site: Site;

    beforeAll(async () => {
      site = await serve(app, bin('vite'), '--port', 'PORT');
    }, 60_000);

    afterAll(() => site.close());

    it("comes with the server's markup, styled, and hydrates without a warning", async () => {
      expectStyled(await timed('Chromium, dev server', () => visit(browser, site.url)));
    });
  });
});

const frameworks = [
  {
    name: 'Next',
    folder: 'next',
    router: true,
    build: ['next', 'build'],
    start: ['next', 'start'],
  },
  {
    name: 'React Router',
    folder: 'react-router',
    router: true,
    build: ['react-router', 'build'],
    start: ['react-router-serve', 'build/server/index.js'],
  },
  {
    name: 'Astro',
    folder: 'astro',
    router: false,
    build: ['astro', 'build'],
    start: ['astro', 'preview', '--port', 'PORT'],
  },
] as const;

describe.each(frameworks)(
  'a fresh app made with $name',
  ({ name, folder, router, build, start }) => {
    const home = join(apps, folder);
    let site: Site;

    beforeAll(async () => {
      const [program, ...args] = build;
      await timed(`${name}, build`, () => run(home, bin(program), ...args));
      const [server, ...options] = start;
      site = await serve(home, bin(server), ...options);
    }, 120_000);

    afterAll(() => site.close());

    it('renders on the server, lists of variants too', async () => {
      const html = await (await fetch(site.url)).text();
      for (const text of ['Installed', 'Your name', buttonVariants.join(', '), 'Pressed']) {
        expect(html).toContain(text);
      }
    });

    it('is visible, styled by its own brand and hydrates without a word', async () => {
      expectStyled(await timed(`${name}, Chromium`, () => visit(browser, site.url)), { router });
    }, 60_000);
  },
);
