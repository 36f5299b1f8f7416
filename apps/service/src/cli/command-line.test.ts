import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databases, openTestStorage } from '../testing/databases.ts';
import { runCommand } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { vacancyFile } from '../testing/vacancies.ts';

const commands = [
  ['outbox', ['list']],
  ['outbox', ['retry', 'x']],
  ['privacy', ['export', 'anu@example.com']],
  ['privacy', ['erase', 'anu@example.com']],
  ['privacy', ['purge']],
  ['jobs', ['list']],
  ['jobs', ['export']],
  ['jobs', ['close', '1']],
  ['backup', ['site.tar.gz']],
  ['staff', ['list']],
  ['staff', ['reset', 'E1001']],
] as const;

describe.each(databases)('a command line when no service has been, on $name', ({ create }) => {
  const setUp = async () => {
    const { databaseUrl } = await create();
    const folder = temporaryFolder();
    const dataDir = join(folder, 'wrong');
    const environment = {
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    };
    return { folder, dataDir, databaseUrl, environment };
  };

  it.each(commands)('%s %j says so, and makes nothing', async (name, parameters) => {
    const { folder, dataDir, databaseUrl, environment } = await setUp();
    const error =
      databaseUrl === undefined
        ? `${dataDir} holds no database of the service: set DATA_DIR, or DATABASE_URL, as the service has it\n`
        : 'the database of DATABASE_URL holds nothing of the service: set DATABASE_URL as the service has it\n';
    const refused = { code: 1, out: '', error };
    await expect(runCommand(name, environment, parameters, folder)).resolves.toEqual(refused);
    expect(readdirSync(folder)).toEqual([]);
    // Not by having made one the first time.
    await expect(runCommand(name, environment, parameters, folder)).resolves.toEqual(refused);
  });

  it('publishes vacancies, and the others then have a database', async () => {
    const { folder, environment } = await setUp();
    writeFileSync(join(folder, 'jobs.json'), JSON.stringify(vacancyFile([{ job_id: 1 }])));
    const run = async (...parameters: readonly string[]) =>
      runCommand('jobs', environment, parameters, folder);
    await expect(run('import', 'jobs.json')).resolves.toMatchObject({ code: 0, error: '' });
    await expect(run('close', '1')).resolves.toMatchObject({
      code: 0,
      out: 'Vacancy 1 is closed.\n',
    });
  });

  it('restores a backup', async () => {
    const { folder, dataDir, databaseUrl, environment } = await setUp();
    const from = await create();
    await openTestStorage(from);
    const source = {
      DATA_DIR: from.dataDir,
      ...(from.databaseUrl === undefined ? {} : { DATABASE_URL: from.databaseUrl }),
    };
    const made = await runCommand('backup', source, ['site.tar.gz'], folder);
    expect(made).toMatchObject({ code: 0, error: '' });
    const restored = await runCommand('restore', environment, ['site.tar.gz'], folder);
    expect(restored).toMatchObject({ code: 0, error: '' });
    expect(existsSync(join(dataDir, 'site.db'))).toBe(databaseUrl === undefined);
  });
});
