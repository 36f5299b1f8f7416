import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { readRelease } from './read-release.ts';

const git = (folder: string, ...parameters: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

describe('a release', () => {
  it('names version and commit, and files that differ from it, when it is built', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}');
    expect(readRelease(folder)).toEqual({ version: '1.2.3', commit: 'unknown' });
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', 'chore: begin');
    git(folder, 'tag', '--annotate', 'v9', '--message', 'not this');
    const commit = git(folder, 'rev-parse', 'HEAD');
    expect(readRelease(folder)).toEqual({ version: '1.2.3', commit });
    writeFileSync(join(folder, 'package.json'), '{"version":"1.2.4"}');
    expect(readRelease(folder)).toEqual({ version: '1.2.4', commit: `${commit}-dirty` });
  });
});
