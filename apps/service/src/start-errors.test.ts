import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from './testing/commands.ts';
import { postgresDatabase } from './testing/databases.ts';
import { databaseOn, runOnServer } from './testing/postgres-server.ts';
import { startProcess } from './testing/process.ts';
import { environmentFor, failureHere } from './testing/started-service.ts';
import { temporaryFolder } from './testing/temporary.ts';
import { vacanciesJson } from './testing/vacancies.ts';

it('an error that nobody foresaw ends the start in one line, and its stack is in the log', async () => {
  const { environment: settings } = await environmentFor();
  const entry = join(settings.SITE_DIR, 'server/entry-server.js');
  writeFileSync(entry, "throw new TypeError('no such thing\\nat all');\n");
  const { code, error, out } = await startProcess(settings).finished;
  expect(error).toBe('the service cannot start: TypeError: no such thing\n');
  expect(code).toBe(1);
  const [line = '', ...others] = out.trimEnd().split('\n');
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ level: 60, msg: 'the service cannot start' });
});

it('files of another user end start and commands in one line that says so', async () => {
  const { environment: settings, dataDir } = await environmentFor();
  // The tests may run as root, who may open any file, but no folder as a database.
  mkdirSync(join(dataDir, 'site.db'), { recursive: true });
  const reason = ' holds files that this user may not write, or its disk is read-only: ';
  const line = `${reason}unable to open database file`;
  await expect(failureHere(settings)).resolves.toBe(`DATA_DIR ${dataDir}${line}`);
  await expect(runCommand('jobs', settings, ['list'])).resolves.toMatchObject({
    code: 1,
    error: `DATA_DIR${line}\n`,
  });
});

it.each([
  [
    'DATA_DIR that is a file',
    'DATA_DIR',
    (place: string) => {
      writeFileSync(place, '');
      return 'ENOTDIR';
    },
  ],
  [
    'DECISIONS_DIR that is a file',
    'DECISIONS_DIR',
    (place: string) => {
      writeFileSync(place, '');
      return 'ENOTDIR';
    },
  ],
  [
    'file of decisions that cannot be written',
    'DECISIONS_DIR',
    (place: string) => {
      // The tests may run as root, who may write any file, but no folder.
      mkdirSync(join(place, `${hostname()}.ndjson`), { recursive: true });
      return 'EISDIR';
    },
  ],
])('a %s ends the start in one line', async (_, variable, make) => {
  const place = join(temporaryFolder(), 'place');
  const reason = make(place);
  await expect(failureHere({ [variable]: place })).resolves.toBe(
    `${variable} ${place} cannot be written: ${reason}`,
  );
});

it.each(['resumes', 'incoming'])(
  'a folder %s that cannot be written ends the start',
  async (name) => {
    const { environment: settings, dataDir } = await environmentFor();
    mkdirSync(dataDir, { recursive: true });
    // The tests may run as root, who may write to any folder, but not below a file.
    writeFileSync(join(dataDir, name), '');
    await expect(failureHere(settings)).resolves.toBe(
      `DATA_DIR ${dataDir} holds files that this user may not write: ${join(dataDir, name)}/ (ENOTDIR)`,
    );
  },
);

// Not `runIf`: without PostgreSQL, the run reports it elsewhere, and a skipped test counts as a failure.
if (postgresDatabase) {
  const { create } = postgresDatabase;
  const createUrl = async () => (await create()).databaseUrl ?? '';

  it.each([
    [
      'another encoding than UTF-8',
      `encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`,
      `the encoding LATIN1, which lacks letters: create one with encoding 'UTF8' template template0`,
    ],
    [
      'the letters of Turkish',
      `encoding 'UTF8' locale_provider icu icu_locale 'tr-TR'`,
      `a locale whose small I is ı: create one with locale 'C' template template0`,
    ],
  ])('a database with %s ends start and commands in one line', async (_, options, reason) => {
    const url = await createUrl();
    const name = `${new URL(url).pathname.slice(1)}_letters`;
    await runOnServer(url, `create database ${name} ${options} template template0`);
    try {
      const { environment: settings } = await environmentFor({
        DATABASE_URL: databaseOn(url, name),
      });
      const line = `the database of DATABASE_URL has ${reason}`;
      await expect(failureHere(settings)).resolves.toBe(line);
      const file = join(temporaryFolder(), 'jobs.json');
      writeFileSync(file, vacanciesJson([]));
      await expect(
        runCommand('jobs', settings, ['import', '--create', file]),
      ).resolves.toMatchObject({ code: 1, error: `${line}\n` });
    } finally {
      await runOnServer(url, `drop database ${name}`);
    }
  });

  it.each([
    [
      'has a certificate of its own making',
      (url: string) => `${url}?sslmode=verify-full`,
      /DATABASE_URL cannot be used: [^\n]*certificate/,
    ],
    [
      'does not let this user in',
      (url: string) => url.replace('tests@', 'pg_monitor@'),
      /role "pg_monitor" is not permitted/,
    ],
    [
      'lets nobody make tables',
      (url: string) => `${url}?options=-c%20search_path%3Dpg_catalog`,
      /permission denied/,
    ],
  ])('a server that %s ends the start in one line', async (_, urlOf, expected) => {
    const line = await failureHere({ DATABASE_URL: urlOf(await createUrl()) });
    expect(line).toMatch(/^DATABASE_URL cannot be used: [^\n]+$/);
    expect(line).toMatch(expected);
  });

  it('a server that has no such database ends the process in one line', async () => {
    const { environment: settings } = await environmentFor({
      DATABASE_URL: databaseOn(await createUrl(), 'nowhere'),
    });
    await expect(startProcess(settings).finished).resolves.toMatchObject({
      code: 1,
      error: expect.stringMatching(
        /^DATABASE_URL cannot be used: [^\n]+"nowhere" does not[^\n]+\n$/,
      ) as string,
    });
  });
}
