import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('npm keeps no log of its runs, whose words may be somebody’s address', () => {
  const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  execFileSync('npm', ['run', 'privacy', '--', 'help', 'anu@example.com'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, npm_config_cache: cache },
  });
  const logs = globSync('_logs/*', { cwd: cache });
  expect(logs.map((name) => readFileSync(join(cache, name), 'utf8')).join('\n')).not.toContain(
    'anu@example.com',
  );
});
