import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { packagedNames } from './sizes.ts';
import { projectDir, sourceDir } from './workspace.ts';

const readme = readFileSync(join(projectDir, 'README.md'), 'utf8');

it('the README names every subpath, and none that is not there', () => {
  const [, lists = ''] = /\n((?:- \w[\s\S]*?)+)\n\n/.exec(readme) ?? [];
  const named = [...lists.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(named.sort()).toEqual([...packagedNames()].sort());
});

it('the README names what is new', () => {
  const [, list = ''] = /What is new may[^:]+: ([^.]+)\./.exec(readme) ?? [];
  const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const marked = globSync('*/*/*.guide.tsx', { cwd: sourceDir })
    .filter((file) => readFileSync(join(sourceDir, file), 'utf8').includes("status: 'new'"))
    .map((file) => basename(dirname(file)));
  expect(named.sort()).toEqual(marked.sort());
});
