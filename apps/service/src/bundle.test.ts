import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { bundledPackages } from '../vite.config.ts';

const packagesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(folder, name)).map((scoped) => `${name}/${scoped}`)
        : [name],
    );

it('the bundle contains the packages whose version would not be found from dist', () => {
  expect(packagesIn(join(import.meta.dirname, '../node_modules')).toSorted()).toEqual(
    bundledPackages,
  );
});

/** Module that makes this Node report an older version, before the program runs. */
const PRETENCE = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'version', { value: 'v20.20.2' }); Object.defineProperty(process.versions, 'node', { value: '20.20.2' });",
)}`;

const run = (node: string, parameters: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(node, parameters, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

/** Nodes of the system that are older than 24, if any. */
const olderNodes = ['/usr/bin/node', '/usr/local/bin/node'].filter(
  (node) => existsSync(node) && !/^v(?:2[4-9]|[3-9]\d)/.test(run(node, ['--version']).stdout),
);

it('every entry says in one line which Node it needs when an older one runs it', () => {
  const outDir = inject('builtService');
  const start = readFileSync(join(outDir, 'start'), 'utf8');
  const flags = start.match(/--[a-z-]+=\d+/g) ?? [];
  expect(flags).not.toEqual([]);
  for (const name of ['main', 'backup', 'jobs', 'mail', 'outbox', 'privacy', 'restore', 'staff']) {
    const file = join(outDir, `${name}.js`);
    expect(run(process.execPath, [...flags, '--import', PRETENCE, file])).toEqual({
      status: 1,
      stdout: '',
      stderr: `the service needs Node 24, and ${process.execPath} is v20.20.2\n`,
    });
  }
  for (const node of olderNodes) {
    const { status, stdout, stderr } = run(node, [...flags, join(outDir, 'main.js')]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^the service needs Node 24, and \S+ is v\d+\.\d+\.\d+\n$/);
  }
});
