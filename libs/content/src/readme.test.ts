import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('README.md names modules that are there', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const [table = ''] = readme.split('\nImport ');
  const named = [...table.matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter((name) => {
    const file = name.endsWith('/*') ? name.slice(0, -2) : `${name}.ts`;
    return !existsSync(join(import.meta.dirname, file));
  });
  expect(missing).toEqual([]);
});
