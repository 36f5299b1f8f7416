import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const map = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
/** Names in code style that are paths of the workspace. */
const paths = [...map.matchAll(/`((?:apps|libs|tools|docs|\.)[\w./-]*)`/g)].map(
  ([, path = '']) => path,
);

/** @param {string} path */
const folders = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);

describe('docs/architecture.md', () => {
  it('names files and folders that exist', () => {
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names each application, each library and each group of the service', () => {
    const service = folders('apps/service/src').filter((path) => !path.endsWith('/testing'));
    const rooms = [...folders('apps'), ...folders('libs'), ...service];
    expect(rooms.filter((room) => !paths.includes(room))).toEqual([]);
  });
});
