import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const workspace = join(import.meta.dirname, '../..');

/** Folders of the workspace. Of two folders in one of them, one at most imports from the other. */
const roots = [
  'apps/desk/src',
  'apps/site/src',
  ...['auth', 'desk', 'features', 'http', 'mail', 'operations', 'runtime', 'server', 'storage'].map(
    (group) => `apps/service/src/${group}`,
  ),
  'libs/api/src',
  'libs/ui/src',
  ...['components', 'page', 'styles'].map((group) => `libs/ui/src/${group}`),
];

/** @typedef {Map<string, Map<string, string>>} Imports - one for each folder and each that it imports from */

/**
 * Returns the imports between the folders of a root, whose own files count as a folder more.
 *
 * @param {string} root
 * @returns {Imports}
 */
const importsIn = (root) => {
  /** @type {Imports} */
  const imports = new Map();
  const files = readdirSync(join(workspace, root), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) =>
    /(?<!\.(?:test|spec|stories|guide|example))\.tsx?$/.test(name),
  )) {
    const source = readFileSync(join(workspace, root, file), 'utf8');
    for (const [, path = ''] of source.matchAll(/\b(?:from|import)[\s(]*'(\.[^']+)'/g)) {
      const imported = posix.join(file, '..', path);
      const [from = '', to = ''] = [file, imported].map(
        (name) => posix.dirname(name).split('/')[0],
      );
      if (from === to || to === '..') continue;
      const known = imports.get(from) ?? new Map();
      imports.set(from, known.set(to, `${file} imports ${imported}`));
    }
  }
  return imports;
};

/**
 * Returns a shortest way from folder to folder by imports, both ends included; nothing where there is none.
 *
 * @param {Imports} imports
 * @param {string} from
 * @param {string} to
 */
const wayBetween = (imports, from, to) => {
  const ways = [[from]];
  for (const way of ways) {
    const last = way.at(-1) ?? '';
    if (last === to) return way;
    for (const next of imports.get(last)?.keys() ?? [])
      if (!ways.some((other) => other.includes(next))) ways.push([...way, next]);
  }
  return [];
};

/**
 * Returns the circles of folders, each told from the folder whose name comes first.
 *
 * @param {Imports} imports
 */
const circlesOf = (imports) =>
  [...imports].flatMap(([first, known]) =>
    [...known.keys()]
      .map((next) => wayBetween(imports, next, first))
      .filter((way) => way.toSorted()[0] === first)
      .map((way) => {
        const steps = way.map((to, index) => imports.get(way.at(index - 1) ?? '')?.get(to));
        return `${way.toSorted().join(' and ')} know each other: ${steps.join(', ')}`;
      }),
  );

describe.each(roots)('the folders of %s', (root) => {
  it('know each other one way only', () => {
    expect(circlesOf(importsIn(root))).toEqual([]);
  });
});
