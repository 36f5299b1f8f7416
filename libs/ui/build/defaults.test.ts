import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Finds props that a component destructures with a text, a number or `true` for a default. */
const withDefault = /^ {2}(\w+) = (?:'[^']+'|\d+|true),?$/gm;

it('says the default of a prop in the comment on its type', () => {
  const components = join(import.meta.dirname, '../src/components');
  const silent = globSync('*/*.tsx', { cwd: components }).flatMap((file) => {
    const text = readFileSync(join(components, file), 'utf8');
    return [...text.matchAll(withDefault)].flatMap(([, prop = '']) => {
      // Layouts share the comment on `as`.
      if (prop === 'as') return [];
      const comments = text.matchAll(new RegExp(`(\\*/)?\\s+readonly ${prop}\\?: `, 'g'));
      const said = [...comments].some(({ index, 1: end }) => {
        const comment = text.slice(text.lastIndexOf('/**', index), index);
        return end !== undefined && comment.includes('default');
      });
      return said ? [] : [`${file}: ${prop}`];
    });
  });
  expect(silent).toEqual([]);
});
