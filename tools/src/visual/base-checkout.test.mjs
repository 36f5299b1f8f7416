import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installedBy, makeRunFolder } from './base-checkout.mjs';

/** @type {string} */
let parent;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'run-folders-'));
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

it('the checkout of the base removes what a killed run has left, and nothing else', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  for (const name of [`visual-${String(ended)}`, `visual-${String(process.ppid)}`, 'visual-aid']) {
    mkdirSync(join(parent, name, 'before'), { recursive: true });
  }
  const own = makeRunFolder(parent);
  expect(basename(own)).toBe(`visual-${String(process.pid)}`);
  expect(existsSync(own)).toBe(true);
  expect(existsSync(join(parent, `visual-${String(ended)}`))).toBe(false);
  expect(existsSync(join(parent, `visual-${String(process.ppid)}`, 'before'))).toBe(true);
  expect(existsSync(join(parent, 'visual-aid'))).toBe(true);
});

it('the checkout of the base tells lock files by what they install, not by how the workspace asks for it', () => {
  /** @param {object} packages */
  const lock = (packages) => JSON.stringify({ packages });
  const one = lock({
    '': { devDependencies: { culori: '^4.0.0' } },
    'node_modules/culori': { version: '4.0.2', dev: true },
    'node_modules/@example/ui': { resolved: 'libs/ui', link: true },
  });
  const same = lock({
    '': {},
    'libs/ui': { dependencies: { culori: '^4.0.0' } },
    'node_modules/culori': { version: '4.0.2' },
  });
  const other = lock({ 'node_modules/culori': { version: '4.0.3' } });
  expect(installedBy(same)).toBe(installedBy(one));
  expect(installedBy(other)).not.toBe(installedBy(one));
});
