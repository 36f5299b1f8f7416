import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { ORPHAN_AFTER_MS, cleanUpOrphans } from '../../features/applications/index.ts';
import { countMatching } from '../../features/applications/search/matching.ts';
import { writeDueWords } from '../../features/applications/search/write-words.ts';
import { erasePerson } from '../../features/privacy/index.ts';
import type { ResumeStore } from '../../features/resumes/index.ts';
import { signInAs } from '../../testing/candidate.ts';
import { anyDatabase, databases, environmentOf, openTestStorage } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { runCommand } from '../../testing/commands.ts';
import { startCommand } from '../../testing/process.ts';
import {
  dump,
  empty,
  expectResumes,
  filesOf,
  filled,
  resumesOf,
  restoredFrom,
  startSamples,
} from '../../testing/backups.ts';
import { postEnquiry, shownVacancies } from '../../testing/started-service.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { application, countRows } from '../../testing/test-service.ts';
import { backUp } from './back-up.ts';
import { passingTables } from './format.ts';
import { restore } from './restore.ts';

const referenceOf = async (answer: Response) => {
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { readonly reference: string }).reference;
};

const applyFor = async (origin: string, jobId: number, resume: Buffer) => {
  const body = new FormData();
  body.append('application', JSON.stringify({ ...application, job_id: jobId }));
  body.append('file', new File([new Uint8Array(resume)], 'cv.pdf'));
  const answer = await fetch(`${origin}/api/v0/save_application`, { method: 'POST', body });
  return referenceOf(answer);
};

describe.each(databases)('a backup of $name', (database) => {
  it('made while visitors send holds all that was acknowledged before, wherever it is restored', async () => {
    const place = await database.createMigrated();
    const folder = temporaryFolder();
    const service = await startSamples(place);
    const [jobId = 0] = await shownVacancies(service.origin);
    const acknowledged = new Set<string>();
    const sent = new Map<string, Buffer>();
    let stopped = false;
    const write = async (writer: number) => {
      for (let count = 0; !stopped; count += 1) {
        acknowledged.add(await referenceOf(await postEnquiry(service.origin)));
        const resume = pdf(`CV ${String(writer)} ${String(count)}`);
        const reference = await applyFor(service.origin, jobId, resume);
        sent.set(reference, resume);
        acknowledged.add(reference);
      }
    };
    const writers = Promise.all([write(1), write(2), write(3)]);
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(30);
    const before = [...acknowledged];
    const made = await startCommand('backup', environmentOf(place), ['site.tar.gz'], folder);
    const during = acknowledged.size - before.length;
    stopped = true;
    await writers;
    await service.stop();
    expect(made).toMatchObject({ code: 0, error: '' });
    expect(during).toBeGreaterThan(0);
    expect(readdirSync(folder)).toEqual(['site.tar.gz']);
    expect(statSync(join(folder, 'site.tar.gz')).mode & 0o777).toBe(0o600);

    for (const other of databases) {
      const target = await other.create();
      const environment = environmentOf(target);
      const done = await runCommand('restore', environment, ['site.tar.gz', '--create'], folder);
      expect(done, other.name).toMatchObject({ code: 0, error: '' });
      const again = await startSamples(target);
      expect(await referenceOf(await postEnquiry(again.origin))).toMatch(/^E-/);
      await again.stop();

      const storage = await openTestStorage(target);
      const rows = await expectResumes(storage, resumesOf(target));
      expect(rows.length).toBeGreaterThan(0);
      expect(filesOf(target)).toEqual(rows.map(({ resume_key }) => resume_key).toSorted());
      for (const { resume_key, reference } of rows) {
        const stored = readFileSync(join(target.dataDir, 'resumes', resume_key));
        expect(stored).toEqual(sent.get(reference) ?? stored);
      }
      const enquiries = await storage.db.selectFrom('enquiries').select('reference').execute();
      const stored = new Set([...rows, ...enquiries].map(({ reference }) => reference));
      expect(before.filter((reference) => !stored.has(reference))).toEqual([]);
      expect(made.out).toContain(` and ${String(rows.length)} resumes`);
      // Each submission has two mails, and so has the one sent after the restore.
      await expect(countRows(storage, 'outbox')).resolves.toBe(2 * stored.size);
    }
  }, 60_000);

  describe.each(databases)('restored into $name', (other) => {
    it('is the same in every row and every column', async () => {
      const { storage, source, file, place } = await filled(database);
      const { storage: restored, target, place: targetPlace } = await empty(other);
      const done = await backUp(source, file);
      expect(done).toMatchObject({ resumes: 2, erased: 0, withoutResume: [] });
      await restore(target, file, { replace: false });
      const expected = await dump(storage);
      for (const [table, rows] of Object.entries(expected)) expect(rows, table).not.toEqual([]);
      await expect(dump(restored)).resolves.toEqual(expected);
      expect(filesOf(targetPlace)).toEqual(filesOf(place));
      await expectResumes(restored, target.resumes);
      expect(readdirSync(join(targetPlace.dataDir, 'incoming'))).toEqual([]);
    });
  });

  it('leaves out a person who is erased while it is made', async () => {
    const { storage, source, file, place } = await filled(database);
    const beside = await openTestStorage(place);
    let erased = false;
    const resumes: ResumeStore = {
      ...source.resumes,
      read: async (key) => {
        if (!erased) {
          erased = true;
          const data = {
            storage: beside,
            resumes: source.resumes,
            mails: join(place.dataDir, 'mail'),
            settings: { decisionsDir: join(place.dataDir, 'decisions') },
            clock: Date.now,
          };
          await erasePerson(data, 'binu@example.com');
        }
        return source.resumes.read(key);
      },
    };
    const done = await backUp({ ...source, resumes }, file);
    expect(done).toMatchObject({ resumes: 1, erased: 1, withoutResume: [] });
    expect(done.rows['applications']).toBe(1);
    await expect(countRows(storage, 'applications')).resolves.toBe(1);
    const { storage: restored, target } = await restoredFrom(database, file);
    await expect(expectResumes(restored, target.resumes)).resolves.toHaveLength(1);
  });

  it('names an application whose file was taken away, and keeps it once the orphan cleanup found that', async () => {
    const { service, storage, source, file } = await filled(database);
    const { deps } = service;
    const row = await storage.db
      .selectFrom('applications')
      .select(['reference', 'resume_key'])
      .where('applcnt_email', '=', 'binu@example.com')
      .executeTakeFirstOrThrow();
    await source.resumes.remove(row.resume_key);
    const before = await backUp(source, `${file}.before`);
    expect(before).toMatchObject({ resumes: 1, withoutResume: [row.reference] });
    expect(before.rows['applications']).toBe(1);

    const later = Date.now() + 2 * ORPHAN_AFTER_MS;
    await cleanUpOrphans({ ...deps, storage, store: source.resumes }, later);
    const after = await backUp(source, file);
    expect(after).toMatchObject({ resumes: 1, withoutResume: [] });
    const { storage: restored } = await restoredFrom(database, file);
    const kept = restored.db
      .selectFrom('applications')
      .select(['reference', 'resume_missing_since'])
      .where('resume_missing_since', 'is not', null)
      .execute();
    await expect(kept).resolves.toEqual([
      { reference: row.reference, resume_missing_since: later },
    ]);
  });

  it('keeps accounts and what was withdrawn, and nobody signed in', async () => {
    const { service, source, file } = await filled(database);
    const browser = await signInAs(service, 'anu@example.com');
    const { applications } = (await browser.get('my_account')).json<{
      readonly applications: readonly { readonly reference: string }[];
    }>();
    const reference = applications[0]?.reference ?? '';
    await browser.post('withdraw_application', { reference });
    const done = await backUp(source, file);
    expect(done).toMatchObject({ resumes: 1, erased: 0, withoutResume: [] });
    const { storage: restored } = await restoredFrom(database, file);
    const rows = await restored.db
      .selectFrom('applications')
      .select(['reference', 'status', 'resume_bytes'])
      .orderBy('status', 'desc')
      .execute();
    expect(rows).toMatchObject([
      { reference, status: 'withdrawn', resume_bytes: 0 },
      { status: 'received' },
    ]);
    await expect(countRows(restored, 'accounts')).resolves.toBe(2);
    await expect(countRows(restored, 'staff_members')).resolves.toBe(3);
    for (const table of passingTables)
      await expect(countRows(restored, table), table).resolves.toBe(0);
  });

  it('leaves out what applications are found by, which the restored service makes anew', async () => {
    const { service, source, file } = await filled(database);
    const { db } = service.storage;
    await db.updateTable('applications').set({ resume_text_at: null }).execute();
    await db.updateTable('application_texts').set({ resume_text: 'Apache Kafka' }).execute();
    await backUp(source, file);
    expect(gunzipSync(readFileSync(file)).toString('latin1')).not.toMatch(
      /application_texts|Apache Kafka|search_number|words_due/,
    );
    const { storage: restored } = await restoredFrom(database, file);
    const rows = await restored.db
      .selectFrom('applications')
      .select(['words_due', 'resume_text_at'])
      .execute();
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ words_due: 1, resume_text_at: 0 })]),
    );
    await restored.transact(writeDueWords);
    await expect(countMatching(restored.db, 'anu', true)).resolves.toBeGreaterThan(0);
  });

  it('fails and names the applications it left out when their resumes were deleted by hand', async () => {
    const { storage, place, source } = await filled(database);
    const [lost] = await storage.db.selectFrom('applications').selectAll().execute();
    await source.resumes.remove(lost?.resume_key ?? '');
    const folder = temporaryFolder();
    const made = await runCommand('backup', environmentOf(place), ['site.tar.gz'], folder);
    expect(made.code).toBe(1);
    expect(made.error).toBe(`Left out, as their resumes are missing: ${lost?.reference ?? ''}\n`);
    const { storage: restored, target } = await restoredFrom(database, join(folder, 'site.tar.gz'));
    await expect(expectResumes(restored, target.resumes)).resolves.toHaveLength(1);
  });
});

describe.each(anyDatabase)('a backup', (database) => {
  it('is not made when the file exists or its folder does not', async () => {
    const place = await database.createMigrated();
    await openTestStorage(place);
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'old.tar.gz'), 'mine');
    const run = async (...parameters: readonly string[]) =>
      runCommand('backup', environmentOf(place), parameters, folder);
    await expect(run('old.tar.gz')).resolves.toEqual({
      code: 1,
      out: '',
      error: 'old.tar.gz: is there already\n',
    });
    expect(readFileSync(join(folder, 'old.tar.gz'), 'utf8')).toBe('mine');
    await expect(run('none/new.tar.gz')).resolves.toMatchObject({
      code: 1,
      error: 'none/new.tar.gz: cannot be written (ENOENT)\n',
    });
    for (const wrong of [[], ['--all'], ['a', 'b']])
      await expect(run(...wrong)).resolves.toMatchObject({
        code: 1,
        error: expect.stringMatching(/^Usage: npm run backup/) as string,
      });
  });

  it('leaves no file behind on a disk that is full', async () => {
    const { storage, place } = await filled(database);
    const [row] = await storage.db.selectFrom('applications').selectAll().execute();
    const resume = join(place.dataDir, 'resumes', row?.resume_key ?? '');
    writeFileSync(resume, randomBytes(4_000_000));
    const folder = temporaryFolder();
    // Limits files to 1 MB: a write beyond it fails as on a full disk.
    const limited = 'trap "" XFSZ; ulimit -f 2048; exec "$0" "$@"';
    const command = join(inject('builtService'), 'backup.js');
    const { status, stderr } = spawnSync(
      '/bin/sh',
      ['-c', limited, process.execPath, command, 'site.tar.gz'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          ...environmentOf(place),
        },
      },
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/\nsite\.tar\.gz: cannot be written \(EFBIG\)\n$/) as string,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves no file behind when it fails', async () => {
    const { source, file } = await filled(database);
    const resumes: ResumeStore = {
      ...source.resumes,
      read: async () => Promise.reject(new Error('the store is away')),
    };
    await expect(backUp({ ...source, resumes }, file)).rejects.toThrow('the store is away');
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });
});
