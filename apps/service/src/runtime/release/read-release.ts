import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from './release.ts';

/**
 * Arguments of Git that name a commit, with `-dirty` when files differ from it. The build's input in package.json is
 * the same command.
 */
const DESCRIBE = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];

const commitOf = (folder: string): string => {
  try {
    return execFileSync('git', DESCRIBE, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
};

/**
 * Reads version and commit at build time.
 *
 * @param folder - folder of the package.json with the version. The commit is `unknown` without Git.
 */
export const readRelease = (folder: string): Release => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Release;
  return { version, commit: commitOf(folder) };
};
