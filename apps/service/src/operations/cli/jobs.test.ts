import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importVacancies, readVacancies } from '../../features/vacancies/index.ts';
import {
  anyDatabase,
  databases,
  environmentOf,
  openTestStorage,
  type TestDatabase,
} from '../../testing/databases.ts';
import { runCommand } from '../../testing/commands.ts';
import { startCommand } from '../../testing/process.ts';
import { postEnquiry, shownVacancies, startHere } from '../../testing/started-service.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { vacanciesJson, vacancyFile } from '../../testing/vacancies.ts';

/** Creates a database without tables. Returns ways to run the command on it, and to write files for it. */
const setUp = async (database: TestDatabase) => {
  const place = await database.create();
  const environment = environmentOf(place);
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const run = async (...parameters: readonly string[]) =>
    runCommand('jobs', environment, parameters, folder);
  const start = async (...parameters: readonly string[]) =>
    startCommand('jobs', environment, parameters, folder);
  return { place, folder, run, start, write, environment };
};

describe.each(databases)('the jobs command line on $name', (database) => {
  it('publishes, shows, closes and exports vacancies', async () => {
    const { run, write } = await setUp(database);
    write(
      'jobs.json',
      vacanciesJson([
        { job_id: 1, first_date: '2000-01-01' },
        { job_id: 2, last_date: '2020-01-01' },
        { job_id: 3, first_date: '2998-01-01' },
        { job_id: 4, status: 'draft' },
      ]),
    );
    await expect(run('import', 'jobs.json', '--create')).resolves.toEqual({
      code: 0,
      out: 'vacancies: 4 new, 0 changed, 0 unchanged\ncategories: 1 new, 0 changed, 0 unchanged\nlocations: 1 new, 0 changed, 0 unchanged\n',
      error: '',
    });
    for (const [parameters, result] of [
      [['import', 'jobs.json'], { code: 0, out: 'Nothing changed.\n' }],
      [['close', '1'], { code: 0, out: 'Vacancy 1 is closed.\n' }],
      [['close', '9'], { code: 1, error: 'there is no vacancy 9\n' }],
      [['close', '2147483648'], { code: 1, error: 'there is no vacancy 2147483648\n' }],
    ] as const)
      await expect(run(...parameters)).resolves.toMatchObject(result);
    const { out } = await run('list');
    expect(out.split('\n')).toEqual([
      'ID  STATUS     FIRST DATE  LAST DATE   TITLE      CATEGORY              DISTRICT',
      '1   closed     2000-01-01  2999-12-31  Vacancy 1  Software Development  Thiruvananthapuram',
      '2   past       2020-01-01  2020-01-01  Vacancy 2  Software Development  Thiruvananthapuram',
      '3   scheduled  2998-01-01  2999-12-31  Vacancy 3  Software Development  Thiruvananthapuram',
      '4   draft                  2999-12-31  Vacancy 4  Software Development  Thiruvananthapuram',
      '',
    ]);
    for (const [name, parameters] of [
      ['again.json', ['export']],
      ['again.csv', ['export', '--csv']],
    ] as const) {
      write(name, (await run(...parameters)).out);
      await expect(run('import', name)).resolves.toMatchObject({
        code: 0,
        out: 'Nothing changed.\n',
      });
    }
  });

  it('works for several at the same moment on a new database', async () => {
    const { start, write } = await setUp(database);
    write('jobs.json', vacanciesJson([{ job_id: 1 }]));
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, async () => start('import', '--create', 'jobs.json')),
    );
    expect(outcomes.map(({ code, error }) => [code, error])).toEqual(
      Array.from({ length: 4 }, () => [0, '']),
    );
    expect(outcomes.filter(({ out }) => out.includes('1 new'))).toHaveLength(1);
  });

  it('is seen by a running service, while enquiries come in', async () => {
    const { start, write, environment } = await setUp(database);
    const { origin } = await startHere(environment);
    write('jobs.json', vacanciesJson([{ job_id: 501 }]));
    let stop = false;
    const statuses: number[] = [];
    const enquirers = Array.from({ length: 4 }, async () => {
      while (!stop) statuses.push((await postEnquiry(origin)).status);
    });
    await expect(start('import', 'jobs.json')).resolves.toMatchObject({ code: 0 });
    await expect.poll(async () => shownVacancies(origin), { timeout: 1_000 }).toContain(501);
    await start('close', '501');
    await expect.poll(async () => shownVacancies(origin), { timeout: 1_000 }).not.toContain(501);
    stop = true;
    await Promise.all(enquirers);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 201)).toBe(true);
  });
});

describe.each(anyDatabase)('the jobs command line', (database) => {
  it('imports nothing of a file with a bad row', async () => {
    const { run, write } = await setUp(database);
    write('bad.json', vacanciesJson([{ job_id: 1 }, { job_id: 2, last_date: '2026-02-30' }]));
    await run('import', '--create', write('none.json', vacanciesJson([])));
    const { code, error } = await run('import', 'bad.json');
    expect(code).toBe(1);
    expect(error).toBe(
      'bad.json: line 34, column 20 (jobs[1].last_date): there is no such day as 2026-02-30\nNothing was imported.\n',
    );
    await expect(run('list')).resolves.toMatchObject({ out: 'There are no vacancies.\n' });
  });

  it('explains itself', async () => {
    const { run, write } = await setUp(database);
    await expect(run('--help')).resolves.toMatchObject({ code: 0, error: '' });
    for (const parameters of [
      [],
      ['import'],
      ['close'],
      ['list', 'x'],
      ['export', '--xml'],
      ['drop'],
    ]) {
      await expect(run(...parameters)).resolves.toMatchObject({ code: 1, out: '' });
    }
    await expect(run('import', 'none.json', '--create')).resolves.toMatchObject({
      code: 1,
      error: 'none.json: there is no such file\n',
    });
    write('jobs.txt', '');
    const { error } = await run('import', 'jobs.txt', '--create');
    expect(error).toContain('must end in .json or .csv');
    await expect(run('close', 'x')).resolves.toMatchObject({ code: 1 });
  });
});

describe.each(databases)('a vacancy that was closed by mistake, on $name', (database) => {
  const setUpClosed = async () => {
    const { place, run, write: writeFile } = await setUp(database);
    const write = (content: string) => writeFile('jobs.json', content);
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
    const { run, write, statusOf } = await setUpClosed();
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
    const { place, run, write, statusOf } = await setUpClosed();
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
    const { run } = await setUpClosed();
    const { code, out } = await run('help');
    expect(code).toBe(0);
    expect(out).toMatch(/\n {2}close ID .+\n +closed by mistake: export, .+ "open", import\n/);
  });
});

describe.each(anyDatabase)('npm run jobs -- export', (database) => {
  const setUpExport = async () => {
    const { folder, run, write } = await setUp(database);
    await run('import', '--create', write('first.json', vacanciesJson([{ job_id: 1 }])));
    return { run, path: (name: string) => join(folder, name) };
  };

  it.each(['again.json', 'again.csv'])('writes what can be imported to %s', async (name) => {
    const { run, path } = await setUpExport();
    await expect(run('export', name)).resolves.toEqual({
      code: 0,
      out: `${name} is written.\n`,
      error: '',
    });
    expect(statSync(path(name)).mode & 0o777).toBe(0o600);
    await expect(run('import', name)).resolves.toMatchObject({ out: 'Nothing changed.\n' });
  });

  it('leaves a file as it is when there is one of the name', async () => {
    const { run, path } = await setUpExport();
    await expect(run('export', 'first.json')).resolves.toEqual({
      code: 1,
      out: '',
      error: 'first.json: is there already\n',
    });
    expect(readFileSync(path('first.json'), 'utf8')).toBe(vacanciesJson([{ job_id: 1 }]));
  });

  it('says what is wrong when the file cannot be written', async () => {
    const { run } = await setUpExport();
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
