import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { packagedNames } from './sizes.ts';
import { projectDir, publicFolders, readJson, sourceDir } from './workspace.ts';

const readme = readFileSync(join(projectDir, 'README.md'), 'utf8');

it('the README names every subpath, and none that is not there', () => {
  const [, lists = ''] = /\n((?:- \w[\s\S]*?)+)\n\n/.exec(readme) ?? [];
  const named = [...lists.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(named.sort()).toEqual([...packagedNames()].sort());
});

it('the README names what is new', () => {
  const [, list = ''] = /New modules may[^:]+: ([^.]+)\./.exec(readme) ?? [];
  const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const guides = globSync('*/*/*.guide.tsx', { cwd: sourceDir });
  const marked = guides.filter((file) =>
    readFileSync(join(sourceDir, file), 'utf8').includes("status: 'new'"),
  );
  const namesOf = (files: readonly string[]) => files.map((file) => basename(dirname(file)));
  // Those without a guide have their status here alone.
  const guided = named.filter((name) => namesOf(guides).includes(name));
  expect(guided.sort()).toEqual(namesOf(marked).sort());
});

it('the changelog names each subpath that came or went since the last version', () => {
  const changelog = readFileSync(join(projectDir, 'CHANGELOG.md'), 'utf8');
  const [, unreleased = ''] = /\n## Unreleased\n([\s\S]*?)(?=\n## |$)/.exec(changelog) ?? [];
  const released = readJson(join(projectDir, 'api/released.json')) as readonly string[];
  const now = [...publicFolders().keys()];
  const changed = [
    ...now.filter((name) => !released.includes(name)),
    ...released.filter((name) => !now.includes(name)),
  ];
  expect(changed.filter((name) => !unreleased.includes(`\`${name}\``))).toEqual([]);
});
