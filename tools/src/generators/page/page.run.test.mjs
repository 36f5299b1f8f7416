import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passed } from '../testing/passed.mjs';
import { copyWorkspace } from '../testing/workspace-copy.mjs';

const title = "Press & people's room";
const generatedFiles = [
  'libs/content/src/pages/press-room.ts',
  'apps/site/src/pages/press-room.tsx',
  'apps/site/src/pages/press-room.test.ts',
];
const changedFiles = ['routes', 'pages', 'navigation', 'content.test'].map(
  (name) => `libs/content/src/${name}.ts`,
);

/** @type {import('../testing/workspace-copy.mjs').WorkspaceCopy} */
let workspace;
/** @type {Awaited<ReturnType<typeof workspace.run>>} */
let generated;

const build = async () =>
  passed(await workspace.run('nx', ['run', 'site:build', '--skip-nx-cache']));

/** What each page of the built site weighs: its styles, and brotli its scripts and its document. */
const weights = () => {
  const dist = join(workspace.folder, 'dist/site');
  /** @type {{ pages: Record<string, { css: string; entry: string; preload: string[] }> }} */
  const { pages } = JSON.parse(readFileSync(join(dist, 'server/assets.json'), 'utf8'));
  /** @type {Map<string, number>} */
  const known = new Map();
  const compressed = (/** @type {string} */ file) => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(file)).length;
    known.set(file, bytes);
    return bytes;
  };
  return Object.fromEntries(
    Object.entries(pages).map(([name, { css, entry, preload }]) => {
      const document = join(dist, 'pages', `${name === 'home' ? 'index' : name}.html`);
      const scripts = [entry, ...preload].map((file) => compressed(join(dist, 'client', file)));
      return [
        name,
        {
          css: css.length,
          js: scripts.reduce((sum, bytes) => sum + bytes, 0),
          html: existsSync(document) ? compressed(document) : 0,
        },
      ];
    }),
  );
};

/** What a label, an address and a line of description weigh at most, compressed, in bytes. */
const MENU_ENTRY = 300;

/** @type {ReturnType<typeof weights>} */
let before;

beforeAll(async () => {
  workspace = copyWorkspace();
  expect(await build()).toBe('');
  before = weights();
  const args = ['press-room', '--title', title, '--menu', 'products', '--no-interactive'];
  generated = await workspace.run('nx', ['g', '@example/tools:page', ...args]);
});

afterAll(() => {
  workspace.dispose();
});

describe('the page generator', () => {
  it('makes content, page and test, and registers them', () => {
    expect(passed(generated)).toBe('');
    for (const file of generatedFiles) {
      expect(existsSync(join(workspace.folder, file)), file).toBe(true);
    }
    for (const file of changedFiles) {
      expect(readFileSync(join(workspace.folder, file), 'utf8'), file).toContain("'/press-room'");
    }
  });

  it('makes what is formatted', async () => {
    const args = ['--check', ...generatedFiles, ...changedFiles];
    expect(passed(await workspace.run('prettier', args))).toBe('');
  });

  it('makes what passes lint', async () => {
    const args = ['--max-warnings=0', ...generatedFiles, ...changedFiles];
    expect(passed(await workspace.run('eslint', args))).toBe('');
  });

  it('makes what passes the type check', async () => {
    const { output } = await workspace.run('tsc', ['-b', 'apps/site', '--pretty', 'false']);
    const findings = output
      .split('\n')
      .filter((line) => /^(libs\/content|apps\/site)\//.test(line));
    expect(findings).toEqual([]);
    const checked = 'dist/out-tsc/apps/site/src/pages/press-room.d.ts';
    expect(existsSync(join(workspace.folder, checked))).toBe(true);
  });

  it('keeps the tests of the content green', async () => {
    const { status, output } = await workspace.run('vitest', ['run'], 'libs/content');
    expect(passed({ status, output })).toBe('');
    expect(output).not.toContain('skipped');
  });

  it('keeps the tests of the site green, its own among them', async () => {
    const { status, output } = await workspace.run('vitest', ['run'], 'apps/site');
    expect(passed({ status, output })).toBe('');
    expect(output).toContain('src/pages/press-room.test.ts');
  });

  it('makes a page that is built and prerendered', async () => {
    expect(await build()).toBe('');
    const html = readFileSync(join(workspace.folder, 'dist/site/pages/press-room.html'), 'utf8');
    expect(html).toMatch(/<h1[^>]*>Press &amp; people&#x27;s room<\/h1>/);
    const home = readFileSync(join(workspace.folder, 'dist/site/pages/index.html'), 'utf8');
    expect(home).toContain('href="/press-room"');
  });

  it('makes no other page heavier by more than its own entry in the menu', () => {
    const after = weights();
    expect(Object.keys(before)).toContain('home');
    for (const [page, { css, js, html }] of Object.entries(before)) {
      const now = after[page];
      expect(now?.css, `styles of ${page}`).toBe(css);
      expect(now?.js, `scripts of ${page}`).toBeLessThan(js + MENU_ENTRY);
      expect(now?.html, `document of ${page}`).toBeLessThan(html + MENU_ENTRY);
    }
  });

  it('refuses a name that is taken', async () => {
    const again = await workspace.run('nx', [
      'g',
      '@example/tools:page',
      'about',
      '--no-interactive',
    ]);
    expect(again.status).not.toBe(0);
    expect(again.output).toContain('libs/content/src/pages/about.ts is there already.');
  });
});
