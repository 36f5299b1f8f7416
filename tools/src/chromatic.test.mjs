import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('npm run chromatic says what is missing when there is no token, and sends nothing', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' };
  const script = join(import.meta.dirname, 'chromatic.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is not set');
  expect(stderr).toContain('npm run visual');
});
