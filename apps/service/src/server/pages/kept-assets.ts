import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Earlier releases whose files are kept. */
const RELEASES = 2;

/** Folder of an unfinished copy. A start that was killed may leave it behind. */
const UNFINISHED = '.copying';

const folderOf = (dataDir: string, part: string) => join(dataDir, 'assets', part);

/** Identifies a release by the names of its files, which carry content hashes. */
const releaseOf = async (assetsDir: string): Promise<string> => {
  const names = (await readdir(assetsDir)).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
};

const keptReleases = async (folder: string): Promise<readonly string[]> => {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name !== UNFINISHED);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtimeMs })),
  );
  return dated.sort((one, other) => other.usedAt - one.usedAt).map(({ name }) => name);
};

/**
 * Finds the hashed files of earlier releases. A page that was open during a deployment still requests them.
 *
 * @param part - owner of the files: `site`, `desk`
 * @returns their folders, the latest release first
 */
export const findKeptAssets = async (dataDir: string, part: string): Promise<readonly string[]> => {
  const folder = folderOf(dataDir, part);
  return (await keptReleases(folder)).map((release) => join(folder, release));
};

/**
 * Keeps the hashed files of the present release for the two that follow it. Deletes those of older releases.
 *
 * @throws the errors of the file system
 */
export const keepAssets = async (
  dataDir: string,
  part: string,
  assetsDir: string,
): Promise<void> => {
  const folder = folderOf(dataDir, part);
  const release = await releaseOf(assetsDir);
  const kept = join(folder, release);
  if (!existsSync(kept)) {
    const unfinished = join(folder, UNFINISHED);
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await cp(assetsDir, unfinished, { recursive: true });
      await rename(unfinished, kept);
    } catch (error) {
      // A full disk needs the room.
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }
  const now = new Date();
  await utimes(kept, now, now);
  const releases = await keptReleases(folder);
  await Promise.all(
    releases
      .slice(RELEASES + 1)
      .map(async (name) => rm(join(folder, name), { recursive: true, force: true })),
  );
};
