import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  budgetCommand,
  bundleOf,
  classesOf,
  packagedFolders,
  packagedNames,
  readBudgets,
  sizeOf,
  sizeTable,
  weighPage,
  type Bundle,
  type Size,
} from './sizes.ts';
import { publicFolders, sourceDir } from './workspace.ts';

const names = packagedNames();
const budgets = readBudgets();
const bundles = new Map<string, Bundle>();
const bundled = (name: string): Bundle =>
  bundles.get(name) ?? { js: '', css: '', folders: new Set() };
const sizes = new Map<string, Size>();
const classes = new Map(packagedFolders().map((name) => [name, classesOf(name)]));

beforeAll(async () => {
  for (const name of names) {
    const bundle = await bundleOf(name);
    bundles.set(name, bundle);
    sizes.set(name, sizeOf(bundle));
  }
}, 240_000);

afterAll(() => {
  console.log(sizeTable(sizes, budgets));
});

const sourceOf = (name: string) => join(sourceDir, publicFolders().get(name) ?? '');

/** Returns the folders that a folder's own sources name, without tests and stories. */
const composedOf = (name: string): readonly string[] =>
  readdirSync(sourceOf(name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|guide)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(sourceOf(name), file), 'utf8').matchAll(
        /from '(?:\.\.\/)+(?:[a-z]+\/)?([a-z-]+)\/[^/']+'/g,
      ),
    ])
    .map(([, folder = '']) => folder);

/** Modules that every component imports: types, the join of class names, tokens and layers. */
const foundation: ReadonlySet<string> = new Set(['class-names', 'element-props', 'theme']);
const leaves = names.filter((name) => composedOf(name).every((folder) => foundation.has(folder)));

describe('budgets', () => {
  it(`are there for every component, and for no other (${budgetCommand})`, () => {
    expect(Object.keys(budgets).sort()).toEqual([...names]);
  });

  it.each(names)('%s keeps its own', (name) => {
    const { js = NaN, css = NaN } = sizes.get(name) ?? {};
    const budget = budgets[name];
    if (budget === undefined) return expect.fail(`It has none: ${budgetCommand}`);
    expect(js, `bytes of JS; ${budgetCommand}`).toBeLessThanOrEqual(budget.js);
    expect(css, `bytes of CSS; ${budgetCommand}`).toBeLessThanOrEqual(budget.css);
  });
});

describe('a page of ten components', () => {
  it('fetches at most 18 KB of scripts and styles at once', async () => {
    const bytes = await weighPage();
    console.log(`page of ten components: ${String(bytes)} bytes at once, with gzip`);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(18_000);
  });
});

describe('importing one component', () => {
  it('is tested on plain ones', () => {
    expect(leaves).toContain('badge');
  });

  it.each(leaves)('%s brings no other: neither its code nor its styles', (name) => {
    const { js, css, folders } = bundled(name);
    const others = [...classes.keys()].filter((other) => other !== name && !foundation.has(other));
    expect(others.filter((other) => folders.has(other))).toEqual([]);
    const strangers = others
      .flatMap((other) => classes.get(other) ?? [])
      .filter((className) => js.includes(className) || css.includes(className));
    expect(strangers).toEqual([]);
  });

  it('brings what it is composed of: an alert its icon', () => {
    const [className = 'no class'] = classesOf('icon');
    const { js, css, folders } = bundled('alert');
    expect(folders).toContain('icon');
    expect(js).toContain(className);
    expect(css).toContain(className);
  });
});
