import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyDatabase, databases, openTestStorage } from '../testing/databases.ts';
import { runCommand } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { vacanciesJson } from '../testing/vacancies.ts';

describe.each(databases)('a vacancy that was closed by mistake, on $name', (database) => {
  const setUp = async () => {
    const place = await database.create();
    const folder = temporaryFolder();
    const environment = {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    };
    const run = async (...parameters: readonly string[]) =>
      runCommand('jobs', environment, parameters, folder);
    const write = (content: string) => writeFileSync(join(folder, 'jobs.json'), content);
    const statusOf = async (id: number) => {
      const { out } = await run('list');
      return out
        .split('\n')
        .map((line) => line.split(/ +/))
        .find(([cell]) => cell === String(id))?.[1];
    };
    write(vacanciesJson([{ job_id: 1 }, { job_id: 2 }]));
    await run('import', '--create', 'jobs.json');
    await run('close', '1');
    return { place, run, write, statusOf };
  };

  it('stays closed with the file it came from, and is opened by what was exported, as open', async () => {
    const { run, write, statusOf } = await setUp();
    await expect(run('import', 'jobs.json')).resolves.toMatchObject({ out: 'Nothing changed.\n' });
    await expect(statusOf(1)).resolves.toBe('closed');
    const { out } = await run('export');
    write(out.replace('"closed"', '"open"'));
    const { code, out: said } = await run('import', 'jobs.json');
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/^vacancies: 0 new, 1 changed, 1 unchanged\n/) as string,
    });
    await expect(statusOf(1)).resolves.toBe('open');
  });

  it('needs --over-desk too when the staff changed it', async () => {
    const { place, run, write, statusOf } = await setUp();
    const { db } = await openTestStorage(place);
    await db.updateTable('jobs').set({ desk_changed_at: 1 }).where('job_id', '=', 1).execute();
    const { out } = await run('export');
    write(out.replace('"closed"', '"open"'));
    await expect(run('import', 'jobs.json')).resolves.toMatchObject({ code: 1 });
    await expect(statusOf(1)).resolves.toBe('closed');
    await expect(run('import', 'jobs.json', '--over-desk')).resolves.toMatchObject({ code: 0 });
    await expect(statusOf(1)).resolves.toBe('open');
  });

  it('is spoken of where its command is explained', async () => {
    const { run } = await setUp();
    const { code, out } = await run('help');
    expect(code).toBe(0);
    expect(out).toMatch(/\n {2}close ID .+\n +closed by mistake: export, .+ "open", import\n/);
  });
});

describe.each(anyDatabase)('npm run jobs -- export', (database) => {
  const setUp = async () => {
    const place = await database.create();
    const folder = temporaryFolder();
    const environment = { DATA_DIR: place.dataDir };
    const run = async (...parameters: readonly string[]) =>
      runCommand('jobs', environment, parameters, folder);
    writeFileSync(join(folder, 'first.json'), vacanciesJson([{ job_id: 1 }]));
    await run('import', 'first.json');
    return { run, path: (name: string) => join(folder, name) };
  };

  it.each(['again.json', 'again.csv'])('writes what can be imported to %s', async (name) => {
    const { run, path } = await setUp();
    await expect(run('export', name)).resolves.toEqual({
      code: 0,
      out: `${name} is written.\n`,
      error: '',
    });
    expect(statSync(path(name)).mode & 0o777).toBe(0o600);
    await expect(run('import', name)).resolves.toMatchObject({ out: 'Nothing changed.\n' });
  });

  it('leaves a file as it is when there is one of the name', async () => {
    const { run, path } = await setUp();
    await expect(run('export', 'first.json')).resolves.toEqual({
      code: 1,
      out: '',
      error: 'first.json: is there already\n',
    });
    expect(readFileSync(path('first.json'), 'utf8')).toBe(vacanciesJson([{ job_id: 1 }]));
  });

  it('says what is wrong when the file cannot be written', async () => {
    const { run } = await setUp();
    await expect(run('export', 'none/a.json')).resolves.toMatchObject({
      code: 1,
      error: 'none/a.json: cannot be written (ENOENT)\n',
    });
    await expect(run('export', 'a.xml')).resolves.toMatchObject({
      code: 1,
      error: 'a.xml: must end in .json or .csv\n',
    });
    await expect(run('export', 'a.csv', '--csv')).resolves.toMatchObject({ code: 1, out: '' });
  });
});
