import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packagedNames } from './sizes.ts';
import { projectDir } from './workspace.ts';

it('the README names every subpath, and none that is not there', () => {
  const readme = readFileSync(join(projectDir, 'README.md'), 'utf8');
  const [, lists = ''] = /\n((?:- \w[\s\S]*?)+)\n\n/.exec(readme) ?? [];
  const named = [...lists.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(named.sort()).toEqual([...packagedNames()].sort());
});
