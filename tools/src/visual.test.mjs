import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** @param {readonly string[]} args */
const visual = (...args) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'visual.mjs'), ...args], {
    encoding: 'utf8',
  });

describe('npm run visual', () => {
  it.each([
    [['--base', 'no-such-revision'], 'There is no revision no-such-revision.'],
    [['--bass', 'HEAD'], '--bass'],
    [['--story', '('], 'Invalid regular expression'],
  ])('says what is wrong, and ends with 2: %j', (args, message) => {
    const { status, stderr } = visual(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
