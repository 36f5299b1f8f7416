import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importVacancies, readVacancies } from '../../features/vacancies/index.ts';
import { anyDatabase, databases, environmentOf, openTestStorage } from '../../testing/databases.ts';
import { runCommand } from '../../testing/commands.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { vacanciesJson, vacancyFile } from '../../testing/vacancies.ts';

describe.each(databases)('a vacancy that was closed by mistake, on $name', (database) => {
  const setUp = async () => {
    const place = await database.create();
    const folder = temporaryFolder();
    const environment = environmentOf(place);
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

  it('is mentioned in the usage of its command', async () => {
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
    await run('import', '--create', 'first.json');
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

describe.each(databases)('npm run jobs -- delete, on $name', (database) => {
  const setUp = async () => {
    const place = await database.createMigrated();
    const storage = await openTestStorage(place);
    await importVacancies(storage, vacancyFile([{ job_id: 1 }, { job_id: 2 }, { job_id: 3 }]), {
      samples: true,
    });
    await importVacancies(
      storage,
      vacancyFile([
        { job_id: 3, job_title: 'Ours' },
        { job_id: 4, status: 'draft' },
        { job_id: 5 },
      ]),
    );
    const environment = environmentOf(place);
    const run = async (...parameters: readonly string[]) =>
      runCommand('jobs', environment, ['delete', ...parameters]);
    const left = async () => (await readVacancies(storage)).jobs.map(({ job_id: id }) => id);
    return { storage, run, left };
  };

  it('deletes drafts and samples, and no vacancy of the company', async () => {
    const { run, left } = await setUp();
    await expect(run('4')).resolves.toMatchObject({ code: 0, out: 'Vacancy 4 is deleted.\n' });
    await expect(run('1')).resolves.toMatchObject({ code: 0 });
    for (const id of ['3', '5'])
      await expect(run(id)).resolves.toMatchObject({
        code: 1,
        error: `vacancy ${id} is neither a draft nor a sample: close it\n`,
      });
    await expect(run('9')).resolves.toMatchObject({ code: 1, error: 'there is no vacancy 9\n' });
    await expect(run('x')).resolves.toMatchObject({ code: 1 });
    await expect(left()).resolves.toEqual([2, 3, 5]);
  });

  it('deletes all samples at once, but none that somebody applied for', async () => {
    const { storage, run, left } = await setUp();
    const text = 'x';
    await storage.db
      .insertInto('applications')
      .values({
        ...{ id: text, reference: 'A-00000001', job_id: 2, job_title: text, doc_type: 1 },
        ...{ applcnt_name: text, applcnt_email: text, applcnt_phone: '1', applcnt_covr_letr: '' },
        ...{ resume_key: text, resume_name: text, resume_bytes: 1, resume_digest: text },
        ...{ created_at: 1, name_key: text, email_key: text, phone_key: '' },
      })
      .execute();
    await expect(run('2')).resolves.toMatchObject({
      code: 1,
      error: 'somebody has applied for vacancy 2: close it\n',
    });
    await expect(run('--samples')).resolves.toMatchObject({
      code: 1,
      out: 'Samples deleted: 1\n',
      error: 'Kept, as somebody has applied for them: 2. Close them.\n',
    });
    await expect(left()).resolves.toEqual([2, 3, 4, 5]);
  });
});
