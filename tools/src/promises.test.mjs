import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const [, ...sections] = readFileSync(join(root, 'docs/testing.md'), 'utf8').split(/^## /m);
const rows = sections.flatMap((section) => {
  const [base = ''] = /(?<=^Paths begin at `)[^`]+/m.exec(section) ?? [];
  return [...section.matchAll(/^\| (?!promise |-)(.+?) +\| .+? +\| (.+?) +\|$/gm)].map(
    ([, promise = '', places = '']) => ({
      promise,
      base,
      tests: [...places.matchAll(/`([^`]+\.(?:test|spec)\.\w+)`/g)].map(([, path = '']) => path),
    }),
  );
});

describe('docs/testing.md', () => {
  it('lists each promise once', () => {
    const promises = rows.map(({ promise }) => promise);
    expect(promises.length).toBeGreaterThan(600);
    expect(promises.filter((promise, at) => promises.indexOf(promise) !== at)).toEqual([]);
  });

  it('names tests that exist', () => {
    const missing = rows.flatMap(({ base, tests: [first = '', ...others] }) =>
      [first, ...others].filter((path) => {
        // A second test of a folder is named without it, one of another project by its whole path.
        const places = [join(base, path), join(base, first, '..', path), path];
        return path !== '' && globSync(places, { cwd: root }).length === 0;
      }),
    );
    expect(missing).toEqual([]);
  });
});
