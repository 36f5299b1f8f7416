import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databases, environmentOf } from '../../testing/databases.ts';
import { runCommand } from '../../testing/commands.ts';
import { temporaryFolder } from '../../testing/temporary.ts';

describe.each(databases)('npm run restore of what cannot be restored, on $name', (database) => {
  const setUp = async () => {
    const { databaseUrl } = await database.create();
    const folder = temporaryFolder();
    const dataDir = join(folder, 'data');
    const environment = environmentOf({ dataDir, databaseUrl });
    const source = environmentOf(await database.createMigrated());
    await runCommand('backup', source, ['whole.tar.gz'], folder);
    const whole = readFileSync(join(folder, 'whole.tar.gz'));
    writeFileSync(join(folder, 'half.tar.gz'), whole.subarray(0, whole.length / 2));
    writeFileSync(join(folder, 'text.tar.gz'), 'no archive');

    const run = async (name: 'jobs' | 'restore', ...parameters: readonly string[]) =>
      runCommand(name, environment, parameters, folder);
    /** Expects that the restore of each file fails and creates nothing. */
    const expectNothingMade = async () => {
      const attempts = [
        ['half.tar.gz'],
        ['half.tar.gz', '--replace'],
        ['text.tar.gz'],
        ['none.gz'],
      ];
      for (const parameters of attempts)
        await expect(run('restore', ...parameters), parameters[0]).resolves.toMatchObject({
          code: 1,
          out: '',
          error: expect.stringMatching(/\nNothing was changed\.\n$/) as string,
        });
      await expect(run('jobs', 'list')).resolves.toMatchObject({
        code: 1,
        error: expect.stringMatching(/holds (?:no database|nothing) of the service/) as string,
      });
    };
    return { folder, dataDir, run, expectNothingMade };
  };

  it('makes no folder', async () => {
    const { dataDir, run, expectNothingMade } = await setUp();
    await expectNothingMade();
    expect(existsSync(dataDir)).toBe(false);
    await expect(run('restore', 'whole.tar.gz', '--create')).resolves.toMatchObject({
      code: 0,
      error: '',
    });
  });

  it('makes nothing without the decisions that it is to repeat', async () => {
    const { dataDir, run } = await setUp();
    const above = temporaryFolder();
    mkdirSync(join(above, 'decisions'));
    for (const folder of ['nowhere', 'text.tar.gz', '', above])
      await expect(
        run('restore', 'whole.tar.gz', '--create', '--decisions', folder),
      ).resolves.toMatchObject({
        code: 1,
        out: '',
        error: expect.stringMatching(/decisions.*\nNothing was changed\.\n$/) as string,
      });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('makes nothing of a pipe, which cannot be read twice', async () => {
    const { folder, dataDir, run } = await setUp();
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    await expect(run('restore', 'pipe', '--create')).resolves.toEqual({
      code: 1,
      out: '',
      error: 'pipe: is a pipe or a device: save the backup to a file first\nNothing was changed.\n',
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('leaves an empty folder empty', async () => {
    const { dataDir, expectNothingMade } = await setUp();
    mkdirSync(dataDir);
    await expectNothingMade();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
