import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledPackages } from '../vite.config.ts';

const packagesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(folder, name)).map((scoped) => `${name}/${scoped}`)
        : [name],
    );

it('the bundle has in it the packages that would not be found from dist in their version', () => {
  expect(packagesIn(join(import.meta.dirname, '../node_modules')).toSorted()).toEqual(
    bundledPackages,
  );
});
