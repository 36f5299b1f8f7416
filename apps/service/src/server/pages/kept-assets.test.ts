import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { findKeptAssets, keepAssets } from './kept-assets.ts';

/** Writes the built files of a release, which carry its name. */
const build = (release: string) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, `page-${release}.js`), release);
  return folder;
};

const filesOf = async (dataDir: string) =>
  (await findKeptAssets(dataDir, 'site')).map((folder) => readdirSync(folder));

describe('keepAssets', () => {
  it('keeps the files of the present release and of the two before it', async () => {
    const dataDir = temporaryFolder();
    for (const [age, release] of [
      [4, 'a'],
      [3, 'b'],
      [2, 'c'],
      [1, 'd'],
    ] as const) {
      await keepAssets(dataDir, 'site', build(release));
      const [latest] = await findKeptAssets(dataDir, 'site');
      const then = new Date(Date.now() - age * 60_000);
      utimesSync(latest ?? '', then, then);
    }
    expect(await filesOf(dataDir)).toEqual([['page-d.js'], ['page-c.js'], ['page-b.js']]);
  });

  it('keeps a release once however often it is started', async () => {
    const dataDir = temporaryFolder();
    const release = build('a');
    await keepAssets(dataDir, 'site', release);
    await keepAssets(dataDir, 'site', release);
    expect(await filesOf(dataDir)).toEqual([['page-a.js']]);
  });

  it('finishes what a start that was killed has left behind', async () => {
    const dataDir = temporaryFolder();
    const unfinished = join(dataDir, 'assets/site/.copying');
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(join(unfinished, 'half.js'), '');
    expect(await findKeptAssets(dataDir, 'site')).toEqual([]);
    await keepAssets(dataDir, 'site', build('a'));
    expect(await filesOf(dataDir)).toEqual([['page-a.js']]);
  });

  it('leaves nothing of a copy that fails', async () => {
    const dataDir = temporaryFolder();
    const release = build('a');
    execFileSync('mkfifo', [join(release, 'z-no-file')]);
    await expect(keepAssets(dataDir, 'site', release)).rejects.toThrow('z-no-file');
    expect(readdirSync(join(dataDir, 'assets/site'))).toEqual([]);
  });
});
