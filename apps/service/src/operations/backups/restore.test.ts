import { sql } from 'kysely';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import {
  SET_ASIDE_MS,
  ORPHAN_AFTER_MS,
  cleanUpOrphans,
} from '../../features/applications/index.ts';
import type { ResumeStore } from '../../features/resumes/index.ts';
import { sendApplication } from '../../testing/candidate.ts';
import {
  anyDatabase,
  databases,
  environmentOf,
  openTestStorage,
  postgresDatabase,
} from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { runCommand } from '../../testing/commands.ts';
import { runOnServer } from '../../testing/postgres-server.ts';
import {
  startSamples,
  dump,
  expectResumes,
  filesOf,
  filled,
  marked,
  resumesOf,
} from '../../testing/backups.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';
import { postEnquiry } from '../../testing/started-service.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

describe.each(databases)('restoring into $name', (database) => {
  it('undoes everything when it fails half way', async () => {
    const { source, file } = await filled(database);
    await backUp(source, file);
    const { storage, target } = await marked(database);
    const before = await dump(storage);
    const resumes: ResumeStore = {
      ...target.resumes,
      keep: async () => Promise.reject(new Error('no room')),
    };
    await expect(restore({ ...target, resumes }, file, { replace: false })).rejects.toThrow(
      'no room',
    );
    await expect(dump(storage)).resolves.toEqual(before);
  });

  it('is done when what it replaced cannot be deleted yet, and says so', async () => {
    const { source, file } = await filled(database);
    await backUp(source, file);
    const { storage, target } = await marked(database);
    const full = {
      ...storage,
      overwriteDeleted: async () => Promise.reject(new Error('database or disk is full')),
    };
    const restored = await restore({ ...target, storage: full }, file, { replace: false });
    expect(restored.leftOver?.message).toBe('database or disk is full');
    const { rows } = restored.manifest;
    expect((await dump(storage))['enquiries']).toHaveLength(rows['enquiries'] ?? 0);
  });

  it('deletes little of what it restored when the clock is far ahead, and says so', async () => {
    const { place, storage } = await filled(database);
    const folder = temporaryFolder();
    await runCommand('backup', environmentOf(place), ['site.tar.gz'], folder);
    await storage.close();
    const target = await database.create();
    const { now } = Date;
    const ahead = vi.spyOn(Date, 'now').mockImplementation(() => now() + 400 * DAY_MS);
    const args = ['site.tar.gz', '--create'];
    const restored = await runCommand('restore', environmentOf(target), args, folder);
    ahead.mockRestore();
    expect(restored).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringContaining('The clock is more than a day after the backup: ') as string,
    });
    const { applications, enquiries } = await dump(await openTestStorage(target));
    expect({ applications, enquiries }).toEqual({
      applications: [expect.anything(), expect.anything()],
      enquiries: expect.arrayContaining([expect.anything()]) as unknown,
    });
  });

  it('waits for the connections of a service that has just stopped', async () => {
    const { place, storage } = await filled(database);
    const folder = temporaryFolder();
    await runCommand('backup', environmentOf(place), ['site.tar.gz'], folder);
    const ending = sleep(1500).then(async () => storage.close());
    const args = ['site.tar.gz', '--replace'];
    const restored = await runCommand('restore', environmentOf(place), args, folder);
    await ending;
    expect(restored).toMatchObject({ code: 0, error: '' });
  });

  it('is refused while a service runs, and when visitors sent something, but with --replace', async () => {
    const { place: from, storage: source } = await filled(database);
    const folder = temporaryFolder();
    await runCommand('backup', environmentOf(from), ['site.tar.gz'], folder);
    const place = await database.createMigrated();
    const run = async (...parameters: readonly string[]) =>
      runCommand('restore', environmentOf(place), parameters, folder);

    const service = await startSamples(place);
    await postEnquiry(service.origin);
    await expect(run('site.tar.gz', '--replace')).resolves.toEqual({
      code: 1,
      out: '',
      error: 'a service runs on this DATA_DIR: stop it first\nNothing was changed.\n',
    });
    if (place.databaseUrl !== undefined) {
      const elsewhere = { ...place, dataDir: temporaryFolder() };
      const { code, error } = await runCommand(
        'restore',
        environmentOf(elsewhere),
        ['site.tar.gz', '--replace'],
        folder,
      );
      expect(code).toBe(1);
      expect(error).toMatch(/^the database is in use by \d+ other connections?: stop the services/);
      expect(error).toMatch(/\(one without a name from 127\.0\.0\.1\)\nNothing was changed\.\n$/);
    }
    await service.stop();

    await expect(run('site.tar.gz')).resolves.toEqual({
      code: 1,
      out: '',
      error:
        'the database holds what visitors sent: add --replace to delete that and put the backup in its place\nNothing was changed.\n',
    });
    await expect(run('site.tar.gz', '--replace')).resolves.toMatchObject({ code: 0, error: '' });
    const storage = await openTestStorage(place);
    await expect(dump(storage)).resolves.toEqual(await dump(source));
  });

  it('gives the folder of a lost database to the one that is restored when the operator says so', async () => {
    const { place, storage } = await filled(database);
    const folder = temporaryFolder();
    await (await startSamples(place)).stop();
    await runCommand('backup', environmentOf(place), ['site.tar.gz'], folder);
    await storage.close();
    const { databaseUrl } = await database.create();
    if (databaseUrl === undefined)
      for (const name of readdirSync(place.dataDir))
        if (name.startsWith('site.db')) rmSync(join(place.dataDir, name));
    const fresh = { ...place, databaseUrl };
    const before = filesOf(place);
    const line = `DATA_DIR ${place.dataDir} belongs to another installation: `;
    await expect(startSamples(fresh)).rejects.toThrow(line);
    const run = async (...parameters: readonly string[]) =>
      runCommand(
        'restore',
        environmentOf(fresh),
        ['site.tar.gz', '--create', ...parameters],
        folder,
      );
    await expect(run()).resolves.toMatchObject({
      code: 1,
      error: expect.stringMatching(
        /^DATA_DIR \S+ belongs to another .+ add --take-over\nNothing was changed\.\n$/,
      ) as string,
    });
    expect(filesOf(place)).toEqual(before);
    await expect(run('--take-over')).resolves.toMatchObject({
      code: 0,
      error: '',
      out: expect.stringContaining(
        `DATA_DIR ${place.dataDir} belongs to this installation from now on\n`,
      ) as string,
    });
    await (await startSamples(fresh)).stop();
    await expectResumes(await openTestStorage(fresh), resumesOf(fresh));
    expect(filesOf(place)).toEqual(before);
  });

  it('goes back to a backup of its own, and the orphan cleanup takes the resumes that came since', async () => {
    const { place, storage, deps } = await filled(database);
    const folder = temporaryFolder();
    await runCommand('backup', environmentOf(place), ['site.tar.gz'], folder);
    const expected = await dump(storage);
    await sendApplication({ deps }, {}, { content: pdf('later') });
    const [first] = await storage.db.selectFrom('applications').selectAll().execute();
    await deps.resumes.store.remove(first?.resume_key ?? '');
    await storage.close();
    const restored = await runCommand(
      'restore',
      environmentOf(place),
      ['site.tar.gz', '--replace'],
      folder,
    );
    expect(restored).toMatchObject({ code: 0, error: '' });
    const again = await openTestStorage(place);
    await expect(dump(again)).resolves.toEqual(expected);
    const store = resumesOf(place);
    await expect(expectResumes(again, store)).resolves.toHaveLength(2);
    expect(filesOf(place)).toHaveLength(3);
    const later = Date.now() + 2 * ORPHAN_AFTER_MS;
    const ofCleanup = { ...deps, storage: again, store };
    const found = await cleanUpOrphans(ofCleanup, later);
    expect(found).toMatchObject({ removed: [], missing: [] });
    const cleanedUp = await cleanUpOrphans(ofCleanup, later + SET_ASIDE_MS);
    expect(cleanedUp).toEqual({ removed: found.setAside, setAside: [], missing: [] });
    expect(cleanedUp.removed).toHaveLength(1);
    await expect(expectResumes(again, store)).resolves.toHaveLength(2);
  });
});

describe.each(anyDatabase)('restoring', (database) => {
  it('says why when a file cannot be used', async () => {
    const place = await database.create();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'text.tar.gz'), 'no archive');
    const run = async (...parameters: readonly string[]) =>
      runCommand('restore', environmentOf(place), parameters, folder);
    await expect(run('none.tar.gz')).resolves.toMatchObject({
      code: 1,
      error: 'none.tar.gz: there is no such file\nNothing was changed.\n',
    });
    await expect(run('.')).resolves.toMatchObject({
      code: 1,
      error: '.: cannot be read (EISDIR)\nNothing was changed.\n',
    });
    await expect(run('text.tar.gz')).resolves.toMatchObject({
      code: 1,
      error: expect.stringMatching(
        /^text\.tar\.gz: is damaged, or no backup: .+\nNothing was changed\.\n$/,
      ) as string,
    });
    for (const wrong of [[], ['--replace'], ['a', 'b'], ['--force', 'a']])
      await expect(run(...wrong)).resolves.toMatchObject({
        code: 1,
        error: expect.stringMatching(/^Usage: npm run restore/) as string,
      });
    rmSync(join(folder, 'text.tar.gz'));
  });
});

// Without PostgreSQL the run has said so, and a skipped test counts as a failure.
if (postgresDatabase) {
  const database = postgresDatabase;
  it('a restore into PostgreSQL may take longer than what a service does', async () => {
    const { place, storage } = await filled(database);
    await storage.close();
    const folder = temporaryFolder();
    await runCommand('backup', environmentOf(place), ['site.tar.gz'], folder);
    const { databaseUrl = '' } = place;
    await runOnServer(
      databaseUrl,
      `create table limits (text text); create function note_limit() returns event_trigger
         language plpgsql as $$ begin
           insert into limits values (current_setting('statement_timeout')); end $$;
       create event trigger note on ddl_command_start execute function note_limit()`,
    );
    const args = ['site.tar.gz', '--replace'];
    const restored = await runCommand('restore', environmentOf(place), args, folder);
    expect(restored).toMatchObject({ code: 0, error: '' });
    const { db } = await openTestStorage(place);
    const { rows } = await sql`select distinct text from limits`.execute(db);
    expect(rows).toEqual([{ text: '0' }]);
  });
}
