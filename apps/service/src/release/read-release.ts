import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from './release.ts';

/** Tells a commit; `-dirty` follows where files differ from it. The input of the build in package.json is the same command. */
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
 * Reads what a build is of, when it is built.
 *
 * @param folder - of the package, which says the version; its commit is `unknown` where there is no Git
 */
export const readRelease = (folder: string): Release => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Release;
  return { version, commit: commitOf(folder) };
};
