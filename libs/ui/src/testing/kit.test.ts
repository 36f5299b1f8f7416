import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicFolders, sourceDir } from '../../build/workspace.ts';

const folders = import.meta.glob<Record<string, unknown>>('../*/*/index.ts');
const tests = import.meta.glob<string>('../*/*/*.test.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** For this workspace's Storybook only. */
const unpublished: ReadonlySet<string> = new Set(['internal/guide']);

it('has a subpath for each folder with an index', () => {
  expect([...publicFolders().values()].sort()).toEqual(
    Object.keys(folders)
      .map((index) => index.slice('../'.length, -'/index.ts'.length))
      .filter((folder) => !unpublished.has(folder))
      .sort(),
  );
});

const kit = Object.entries(folders).map(([index, load]) => {
  const folder = index.slice('../'.length, -'/index.ts'.length);
  const sources = Object.entries(tests).filter(([path]) => path.startsWith(`../${folder}/`));
  return [folder, load, sources.map(([, source]) => source).join('')] as const;
});

it('speaks of the kit, not of the site it was made for', () => {
  const sources = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  const strangers = sources
    .filter((file) => !file.startsWith('testing/'))
    .filter((file) => /\bspec(ification)? §/.test(readFileSync(join(sourceDir, file), 'utf8')));
  expect(sources).toContain('components/badge/badge.tsx');
  expect(strangers).toEqual([]);
});

/** Their links are places on the page, or tabs that the component switches itself. */
const withPlainLinks = ['error-summary', 'scroll-to-top', 'skip-link', 'tabs'];

it('mirrors by the dir attribute: builds for older browsers make :dir() a list of languages', () => {
  const styles = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.css(\.ts)?$/.test(file),
  );
  expect(styles).not.toEqual([]);
  expect(
    styles.filter((file) => readFileSync(join(sourceDir, file), 'utf8').includes(':dir(')),
  ).toEqual([]);
});

it('draws its links by Anchor, which a LinkProvider may replace', () => {
  const plain = readdirSync(join(sourceDir, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories|guide|example)\./.test(file))
    .filter((file) => /<a\s/.test(readFileSync(join(sourceDir, 'components', file), 'utf8')))
    .map((file) => file.split('/')[0]);
  expect([...new Set(plain)].sort()).toEqual(withPlainLinks);
});

/** Draws no element that could take props. */
const withoutElement: ReadonlySet<string> = new Set(['LinkProvider']);

describe.each(kit)('%s', (_, load, source) => {
  it('loads when there is no document', async () => {
    expect(typeof document).toBe('undefined');
    await expect(load()).resolves.toBeTypeOf('object');
  });

  it('has a test for the conformance of each of its components', async () => {
    const components = Object.entries(await load())
      // The class of an error begins with a capital letter, too.
      .filter(([name, value]) => /^[A-Z]/.test(name) && value instanceof Function)
      .filter(([, value]) => Object.getPrototypeOf(value) === Function.prototype)
      .map(([name]) => name);
    const untested = components.filter(
      (name) =>
        !withoutElement.has(name) &&
        !new RegExp(`describe(Field|Layout)?Conformance\\(\\s*'${name}\\b`).test(source),
    );
    expect(untested).toEqual([]);
  });
});
