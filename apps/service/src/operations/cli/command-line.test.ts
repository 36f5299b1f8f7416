import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databases, environmentOf, openTestStorage } from '../../testing/databases.ts';
import { runCommand, runCommandOnDatabase } from '../../testing/commands.ts';
import { type CommandName, startCommand, startSourceCommand } from '../../testing/process.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { vacancyFile } from '../../testing/vacancies.ts';

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

const anu = '--code E1001 --name Anu --mobile 919800000000 --email anu@example.com --role sales';

/** Commands that may create a database. */
const creating = [
  ['jobs', ['import', 'jobs.json']],
  ['staff', ['add', ...anu.split(' ')]],
] as const;

describe.each(databases)('a command line when no service has been, on $name', ({ create }) => {
  const setUp = async () => {
    const { databaseUrl } = await create();
    const folder = temporaryFolder();
    const dataDir = join(folder, 'wrong');
    const environment = environmentOf({ dataDir, databaseUrl });
    return { folder, dataDir, databaseUrl, environment };
  };

  it('says so by each command, and makes nothing', async () => {
    const { folder, dataDir, databaseUrl, environment } = await setUp();
    const error =
      databaseUrl === undefined
        ? `${dataDir} holds no database of the service: set DATA_DIR, or DATABASE_URL, as the service has it\n`
        : 'the database of DATABASE_URL holds nothing of the service: set DATABASE_URL as the service has it\n';
    const refused = { code: 1, out: '', error };
    for (const [name, parameters] of commands) {
      const run = async () => runCommand(name, environment, parameters, folder);
      await expect(run(), name).resolves.toEqual(refused);
      expect(readdirSync(folder), name).toEqual([]);
      // The first call must not have created one.
      await expect(run(), name).resolves.toEqual(refused);
    }
  });

  it.each(creating)('%s %j asks for --create, and makes nothing', async (name, parameters) => {
    const { folder, environment } = await setUp();
    writeFileSync(join(folder, 'jobs.json'), JSON.stringify(vacancyFile([{ job_id: 1 }])));
    await expect(runCommand(name, environment, parameters, folder)).resolves.toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(
        /holds (?:no database|nothing) of the service: .+, or add --create to begin one there\n$/,
      ) as string,
    });
    expect(readdirSync(folder)).toEqual(['jobs.json']);
    await expect(
      runCommand(name, environment, ['--create', ...parameters], folder),
    ).resolves.toMatchObject({ code: 0 });
  });

  it.each([
    ['is none', 'no vacancies'],
    ['has a bad row', JSON.stringify({ ...vacancyFile([]), jobs: [{ job_id: 1 }] })],
    ['names no place', JSON.stringify({ ...vacancyFile([{ job_id: 1 }]), locations: [] })],
  ])('makes nothing of a file of vacancies that %s', async (_, text) => {
    const { folder, environment } = await setUp();
    writeFileSync(join(folder, 'jobs.json'), text);
    const run = async (...parameters: readonly string[]) =>
      runCommand('jobs', environment, parameters, folder);
    await expect(run('import', 'jobs.json', '--create')).resolves.toMatchObject({
      code: 1,
      error: expect.stringMatching(/\nNothing was imported\.\n$/) as string,
    });
    expect(readdirSync(folder)).toEqual(['jobs.json']);
    await expect(run('list')).resolves.toMatchObject({
      code: 1,
      error: expect.stringMatching(/holds (?:no database|nothing) of the service/) as string,
    });
  });

  it.each([
    ['a number that is none', anu.replace('919800000000', '12'), {}, 'is no mobile number'],
    ['a setting that is wrong', anu, { MAIL_FROM: 'nobody' }, 'MAIL_FROM must be'],
  ])('makes nothing of a member with %s', async (_, given, settings, reason) => {
    const { folder, environment } = await setUp();
    const run = async (...parameters: readonly string[]) =>
      runCommand('staff', { ...environment, ...settings }, parameters, folder);
    await expect(run('add', ...given.split(' '), '--create')).resolves.toMatchObject({
      code: 1,
      error: expect.stringContaining(reason) as string,
    });
    expect(readdirSync(folder)).toEqual([]);
    await expect(run('list')).resolves.toMatchObject({
      code: 1,
      error: expect.stringMatching(/holds (?:no database|nothing) of the service/) as string,
    });
  });

  it('says which database it uses when one is there, and no password of it', async () => {
    const { folder, dataDir, databaseUrl, environment } = await setUp();
    writeFileSync(join(folder, 'jobs.json'), JSON.stringify(vacancyFile([{ job_id: 1 }])));
    const run = async (...parameters: readonly string[]) =>
      runCommandOnDatabase('jobs', environment, parameters, folder);
    const database =
      databaseUrl === undefined
        ? join(dataDir, 'site.db')
        : (expect.stringMatching(/^\w+ on PostgreSQL at [\w.:/-]+$/) as string);
    await expect(run('import', '--create', 'jobs.json')).resolves.toMatchObject({ database });
    await expect(run('list')).resolves.toMatchObject({ code: 0, error: '', database });
    await expect(run('list', '--create')).resolves.toMatchObject({ code: 1 });
  });

  it('publishes vacancies, and the others then have a database', async () => {
    const { folder, environment } = await setUp();
    writeFileSync(join(folder, 'jobs.json'), JSON.stringify(vacancyFile([{ job_id: 1 }])));
    const run = async (...parameters: readonly string[]) =>
      runCommand('jobs', environment, parameters, folder);
    await expect(run('import', 'jobs.json', '--create')).resolves.toMatchObject({
      code: 0,
      error: '',
    });
    await expect(run('close', '1')).resolves.toMatchObject({
      code: 0,
      out: 'Vacancy 1 is closed.\n',
    });
  });

  it('says that it may not look, and not that there is nothing', async () => {
    const { folder, dataDir, databaseUrl, environment } = await setUp();
    if (databaseUrl !== undefined) return;
    // The tests may run as root, who may look into any folder, but not behind a link to itself.
    symlinkSync(dataDir, dataDir);
    for (const [name, parameters] of commands)
      await expect(runCommand(name, environment, parameters, folder)).resolves.toEqual({
        code: 1,
        out: '',
        error: `DATA_DIR ${dataDir} cannot be looked into by this user: ELOOP\n`,
      });
    writeFileSync(join(folder, 'jobs.json'), JSON.stringify(vacancyFile([{ job_id: 1 }])));
    const below = { ...environment, DATA_DIR: join(folder, 'jobs.json/data') };
    for (const [name, parameters] of creating)
      await expect(
        runCommand(name, below, ['--create', ...parameters], folder),
      ).resolves.toMatchObject({ code: 1, error: `${below.DATA_DIR} cannot be used: ENOTDIR\n` });
  });

  it('restores a backup', async () => {
    const { folder, dataDir, databaseUrl, environment } = await setUp();
    const from = await create();
    await openTestStorage(from);
    const source = environmentOf(from);
    const made = await runCommand('backup', source, ['site.tar.gz'], folder);
    expect(made).toMatchObject({ code: 0, error: '' });
    const restored = await runCommand('restore', environment, ['site.tar.gz', '--create'], folder);
    expect(restored).toMatchObject({ code: 0, error: '' });
    expect(existsSync(join(dataDir, 'site.db'))).toBe(databaseUrl === undefined);
  });
});

describe('a command line that is no command', () => {
  it.each([
    ['jobs', ['exprot', 'jobs.json'], 'exprot'],
    ['jobs', ['lst'], 'lst'],
    ['jobs', ['list', 'open'], 'open'],
    ['jobs', ['list', '--csv'], '--csv'],
    ['jobs', ['close', '1', '--create'], '--create'],
    ['outbox', ['retry', '--held'], '--held'],
    ['staff', ['add', ...anu.split(' '), '--nmae', 'Anu'], '--nmae'],
    ['staff', ['reset', 'E1001', '--role', 'sales'], '--role'],
    ['staff', ['change', 'E1001', '--name'], '--name'],
    ['privacy', ['erase', 'anu@example.com', 'binu@example.com'], 'binu@example.com'],
    ['backup', ['--all', 'site.tar.gz'], '--all'],
    ['restore', ['site.tar.gz', '--replace=yes'], '--replace'],
    ['restore', ['site.tar.gz', '--decisions', 'a', '--decisions=b'], '--decisions'],
    ['staff', ['change', 'E1001', '--name', 'Anu', '--name', 'Anu Rao'], '--name'],
    ['backup', [''], "''"],
    ['restore', [' ', '--create'], "''"],
    ['privacy', ['export', 'anu@example.com', ''], "''"],
    ['mail', ['tset'], 'tset'],
    ['mail', ['test', 'anu@example.com', '--create'], '--create'],
  ] as const)('%s %j ends with the word that is wrong', async (name, words, wrong) => {
    const environment = { DATA_DIR: temporaryFolder() };
    const { code, error } = await runCommand(name, environment, words);
    expect({ code, said: error.split('\n').slice(-3) }).toEqual({
      code: 1,
      said: ['', `Not understood: ${wrong}`, ''],
    });
    expect(error).toMatch(/^Usage: npm run /);
  });
});

describe.each(databases)('a command line as a process, on $name', ({ create, createMigrated }) => {
  it('prints what it did, and ends by itself when it is done', async () => {
    const folder = temporaryFolder();
    const place = await createMigrated();
    const environment = environmentOf(place);
    // On SQLite, each command runs once from its sources. As it is built, its start takes a third of that time.
    const begun = new Set<CommandName>();
    const startIt: typeof startCommand = async (name, ...rest) => {
      const isFromSources = place.databaseUrl === undefined && !begun.has(name);
      begun.add(name);
      return isFromSources ? startSourceCommand(name, ...rest) : startCommand(name, ...rest);
    };
    const expected = [
      ['backup', ['site.tar.gz'], 0, /^site\.tar\.gz: \d+ rows and 0 resumes\n$/],
      ['jobs', ['list'], 0, /^There are no vacancies\.\n$/],
      ['outbox', ['list'], 0, /^No mail waits\. SMTP_URL is not set: .+\n$/],
      ['privacy', ['purge'], 0, /^Nothing is older than it is kept\.\n$/],
      ['staff', ['add', ...anu.split(' ')], 0, /^E1001 is added\. /],
      ['staff', ['change', 'E1001', '--email', 'new@example.com'], 0, /^E1001 is changed\.\n$/],
      ['privacy', ['export', 'anu@example.com'], 0, /^\{\n[^]+\}\n$/],
      ['staff', ['help'], 0, /^Usage: npm run staff/],
      ['jobs', ['close', '1'], 1, /^$/],
    ] as const;
    // All commands open and close their database in one place: on PostgreSQL, a few show that.
    const tried = expected.filter(
      ([name, , code]) => place.databaseUrl === undefined || name === 'backup' || code === 1,
    );
    for (const [name, parameters, code, out] of tried) {
      const finished = await startIt(name, environment, parameters, folder);
      expect(finished, `${name} ${parameters.join(' ')}`).toMatchObject({
        code,
        out: expect.stringMatching(out) as string,
        error: code === 0 ? '' : 'there is no vacancy 1\n',
      });
    }
    const empty = environmentOf(await create());
    await expect(
      startIt('restore', empty, ['site.tar.gz', '--create'], folder),
    ).resolves.toMatchObject({
      code: 0,
      error: '',
      out: expect.stringMatching(/^site\.tar\.gz: the \d+ rows of /) as string,
    });
  });
});

describe('a command line when the database is damaged', () => {
  it('says so in one line', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'site.db'), 'no database, and long enough to be looked at as one');
    await expect(startCommand('jobs', { DATA_DIR: dataDir }, ['list'])).resolves.toMatchObject({
      code: 1,
      error: expect.stringMatching(/^DATA_DIR has no usable database: [^\n]+\n$/) as string,
    });
  });
});

describe('a command line when DATA_DIR is not set', () => {
  it('begins no database unseen, and says which one it uses', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'jobs.json'), JSON.stringify(vacancyFile([{ job_id: 1 }])));
    const run = async (...parameters: readonly string[]) =>
      startCommand('jobs', {}, parameters, folder);
    await expect(run('import', 'jobs.json')).resolves.toMatchObject({
      code: 1,
      error: expect.stringContaining('--create') as string,
    });
    expect(readdirSync(folder)).toEqual(['jobs.json']);
    await expect(run('import', 'jobs.json', '--create')).resolves.toMatchObject({
      code: 0,
      database: `${join(folder, '.data', 'site.db')} (DATA_DIR is not set)`,
    });
  });
});
