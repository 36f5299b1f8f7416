import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { runCommand } from '../../testing/commands.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { vacanciesJson } from '../../testing/vacancies.ts';

/** More than the buffer of a pipe holds, so that a reader of the first part is gone before the rest is written. */
const VACANCIES = 1_000;

const setUp = async () => {
  const folder = temporaryFolder();
  const environment = { DATA_DIR: join(folder, 'data') };
  const jobs = Array.from({ length: VACANCIES }, (_, index) => ({ job_id: index + 1 }));
  writeFileSync(join(folder, 'jobs.json'), vacanciesJson(jobs));
  const imported = await runCommand(
    'jobs',
    environment,
    ['import', '--create', 'jobs.json'],
    folder,
  );
  expect(imported).toMatchObject({ code: 0, error: '' });
  // A mail to her is stored, for an export.
  const anu = '--code E1001 --name Anu --mobile 919800000000 --email anu@example.com --role sales';
  const added = await runCommand('staff', environment, ['add', ...anu.split(' ')], folder);
  expect(added).toMatchObject({ code: 0 });
  // The address is nobody's of the staff then, which the export would say.
  const moved = ['change', 'E1001', '--email', 'new@example.com'];
  expect(await runCommand('staff', environment, moved, folder)).toMatchObject({ code: 0 });

  /** Pipes a built command into a reader. The command's exit code is the last line on standard error. */
  const pipe = async (name: string, parameters: string, reader: string) => {
    const command = `"$NODE" "$COMMANDS/${name}.js" ${parameters}`;
    const { stdout, stderr } = await promisify(execFile)(
      'sh',
      ['-c', `{ { ${command}; echo "code $?" >&3; } | ${reader}; } 3>&2`],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          NODE: process.execPath,
          COMMANDS: inject('builtService'),
          ...environment,
        },
      },
    );
    return { out: stdout, error: stderr.replace(/^Database: .*\n/m, '') };
  };
  return { pipe };
};

describe('a command line whose reader goes away', () => {
  it('ends quietly, and with the exit code of its work', async () => {
    const { pipe } = await setUp();
    const quiet = { out: '', error: 'code 0\n' };
    await expect(pipe('jobs', 'export', 'head -n 1')).resolves.toEqual({ ...quiet, out: '{\n' });
    await expect(pipe('jobs', 'export', 'true')).resolves.toEqual(quiet);
    await expect(pipe('privacy', 'export anu@example.com', 'true')).resolves.toEqual(quiet);
    await expect(pipe('staff', 'help', 'true')).resolves.toEqual(quiet);
    await expect(pipe('jobs', 'close 0 2>&1', 'true')).resolves.toEqual({
      ...quiet,
      error: 'code 1\n',
    });
  });

  it('completes its work all the same', async () => {
    const { pipe } = await setUp();
    await expect(pipe('jobs', 'close 2', 'true')).resolves.toEqual({ out: '', error: 'code 0\n' });
    const { out } = await pipe('jobs', 'list', 'grep "^2 "');
    expect(out).toMatch(/^2 +closed /);
  });
});
