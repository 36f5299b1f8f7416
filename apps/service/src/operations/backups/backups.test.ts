import type { ApplicationList, EnquiryList } from '@example/api/desk';
import { sql } from 'kysely';
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack as createPack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import {
  SET_ASIDE_MS,
  ORPHAN_AFTER_MS,
  cleanUpOrphans,
} from '../../features/applications/index.ts';
import { countMatching } from '../../features/applications/search/matching.ts';
import { writeDueWords } from '../../features/applications/search/write-words.ts';
import { INSTALLATION } from '../../features/installation/index.ts';
import { erasePerson, LAST_PURGE } from '../../features/privacy/index.ts';
import { createFileStore, type ResumeStore } from '../../features/resumes/index.ts';
import { migrationNames, type Storage, type StorageSettings } from '../../storage/index.ts';
import { subscribe } from '../../features/subscriptions/index.ts';
import { requestDemo, sendContact, sendEnquiry } from '../../testing/forms.ts';
import { sendApplication, applyAs, signInAs } from '../../testing/guest.ts';
import { addMember, enrolAs, staffBrowser } from '../../testing/staff.ts';
import {
  anyDatabase,
  databases,
  environmentOf,
  openTestStorage,
  type TestDatabase,
} from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { writeFakeSite } from '../../testing/fake-site.ts';
import { freePort } from '../../testing/free-port.ts';
import { runCommand } from '../../testing/commands.ts';
import { listening, startCommand, startProcess } from '../../testing/process.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import {
  application,
  contactMessage,
  countRows,
  createTestService,
  demoRequest,
  enquiry,
} from '../../testing/test-service.ts';
import { backUp } from './back-up.ts';
import { BackupFileError, MANIFEST, passingTables, tableNames, toLines } from './format.ts';
import { restore } from './restore.ts';

const resumesOf = ({ dataDir }: StorageSettings) => createFileStore(join(dataDir, 'resumes'));

const startService = async (place: StorageSettings) => {
  const port = String(await freePort());
  const service = startProcess(
    {
      PORT: port,
      SITE_DIR: writeFakeSite(temporaryFolder()),
      RATE_LIMIT: 'off',
      ...environmentOf(place),
    },
    ['--with-samples'],
  );
  await listening(service);
  return {
    origin: `http://127.0.0.1:${port}/api/v0`,
    stop: async () => {
      service.child.kill('SIGTERM');
      await expect(service.finished).resolves.toMatchObject({ code: 0 });
    },
  };
};

const post = async (url: string, init: RequestInit) => {
  const answer = await fetch(url, { method: 'POST', ...init });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { readonly reference: string }).reference;
};

const postEnquiry = async (origin: string) =>
  post(`${origin}/save_enquiry`, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });

const postApplication = async (origin: string, jobId: number, resume: Buffer) => {
  const form = new FormData();
  form.append('application', JSON.stringify({ ...application, job_id: jobId }));
  form.append('file', new File([new Uint8Array(resume)], 'cv.pdf'));
  return post(`${origin}/save_application`, { body: form });
};

const firstJob = async (origin: string) => {
  const answer = await fetch(`${origin}/get_joblist?tenantId=1`);
  const [job] = (await answer.json()) as { readonly job_id: number }[];
  if (!job) throw new Error('there is no vacancy');
  return job.job_id;
};

/** Returns whether a row belongs to the database itself, whatever was restored into it. */
const isOwn = (row: unknown) =>
  [INSTALLATION, LAST_PURGE].includes(String((row as { readonly name?: unknown }).name));

/** Returns the rows of every table as text, except those that belong to the database itself. */
const dump = async ({ db }: Storage) => {
  const tables: Record<string, readonly unknown[]> = {};
  for (const table of tableNames) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    tables[table] = rows
      .filter((row) => !isOwn(row))
      .map((row) => JSON.stringify(Object.entries(row as object).toSorted()))
      .toSorted();
  }
  return tables;
};

const filesOf = ({ dataDir }: StorageSettings) => {
  const folder = join(dataDir, 'resumes');
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
};

/** Creates a service with data of two people in every table. */
const filled = async (database: TestDatabase) => {
  const service = await createTestService({ database });
  const { deps, storage } = service;
  for (const email of ['anu@example.com', 'binu@example.com']) {
    await sendEnquiry(deps, { ...enquiry, email, msg: 'Zeile\nzwei "ü" \u{1F600} \\' });
    await sendContact(deps, { ...contactMessage, email }, { idempotencyKey: email });
    await requestDemo(deps, { ...demoRequest, email });
    await subscribe(deps, { email });
    await applyAs(service, email, 'Zeugnis ü.pdf');
    await signInAs(service, email);
  }
  await addMember(service);
  await enrolAs(service);
  const recruiter = await staffBrowser(service, 'recruiter');
  const { items } = (await recruiter.get('desk/applications')).json<ApplicationList>();
  for (const { reference } of items) {
    const address = `/api/v0/desk/applications/${reference}`;
    await recruiter.send('PATCH', address, { tags: ['ü'] }, { 'if-match': '"1"' });
    await recruiter.send('POST', `${address}/notes`, { text: 'a note' });
  }
  const draft = { job_title: 'T', job_short_desc: 'S', description: 'D', vch_office: 'O' };
  const kinds = { category_id: 1, job_type: 1, int_location_id: 1, last_date: '2999-12-31' };
  await recruiter.post('desk/vacancies', { ...draft, ...kinds });
  const sales = await staffBrowser(service, 'sales');
  const inbox = (await sales.get('desk/enquiries')).json<EnquiryList>();
  for (const { reference } of inbox.items) {
    await sales.post(`desk/enquiries/${reference}/notes`, { text: 'a note' });
    const address = `/api/v0/desk/enquiries/${reference}/answer`;
    const written = { subject: 'Re', text: 'an answer' };
    await sales.send('POST', address, written, { 'if-match': '"1"' });
  }
  await recruiter.post('desk/views', { list: 'applications', name: 'Ü', query: { q: 'ü' } });
  await recruiter.post('desk/news/seen', { list: 'applications', until: Date.now() });
  const place: StorageSettings = deps.settings;
  const source = { storage, resumes: deps.resumes.store, clock: Date.now };
  return { service, deps, place, storage, source, file: join(temporaryFolder(), 'site.tar.gz') };
};

const empty = async (database: TestDatabase) => {
  const place = await database.createMigrated();
  const storage = await openTestStorage(place);
  const target = { storage, resumes: resumesOf(place), dataDir: place.dataDir, clock: Date.now };
  return { place, storage, target };
};

const expectResumes = async (storage: Storage, store: ResumeStore) => {
  const rows = await storage.db.selectFrom('applications').selectAll().execute();
  for (const { resume_key, resume_bytes, resume_digest } of rows) {
    const content = await store.read(resume_key);
    expect(content?.length).toBe(resume_bytes);
    const digest = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    expect(digest).toBe(resume_digest);
  }
  return rows;
};

const archive = async (files: Readonly<Record<string, string>>) => {
  const pack = createPack();
  for (const [name, content] of Object.entries(files)) pack.entry({ name }, content);
  pack.finalize();
  const file = join(temporaryFolder(), 'made.tar.gz');
  writeFileSync(file, gzipSync(await buffer(pack)));
  return file;
};

const describeFile = (content: string) => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
});

const withManifest = (
  files: Readonly<Record<string, string>>,
  migrations: readonly string[],
  rows: Readonly<Record<string, number>>,
) => ({
  ...files,
  [MANIFEST]: JSON.stringify({
    format: 1,
    created_at: '2026-01-31T12:00:00.000Z',
    migrations,
    rows,
    files: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, describeFile(content)]),
    ),
  }),
});

describe.each(databases)('a backup of $name', (database) => {
  it('made while visitors send holds all that was acknowledged before, wherever it is restored', async () => {
    const place = await database.create();
    const folder = temporaryFolder();
    const service = await startService(place);
    const jobId = await firstJob(service.origin);
    const acknowledged = new Set<string>();
    const sent = new Map<string, Buffer>();
    let stopped = false;
    const write = async (writer: number) => {
      for (let count = 0; !stopped; count += 1) {
        acknowledged.add(await postEnquiry(service.origin));
        const resume = pdf(`CV ${String(writer)} ${String(count)}`);
        const reference = await postApplication(service.origin, jobId, resume);
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
      const restored = await runCommand(
        'restore',
        environment,
        ['site.tar.gz', '--create'],
        folder,
      );
      expect(restored, other.name).toMatchObject({ code: 0, error: '' });
      const again = await startService(target);
      expect(await postEnquiry(again.origin)).toMatch(/^E-/);
      await again.stop();

      const storage = await openTestStorage(target);
      const rows = await expectResumes(storage, resumesOf(target));
      expect(rows.length).toBeGreaterThan(0);
      expect(filesOf(target)).toEqual(rows.map(({ resume_key }) => resume_key).toSorted());
      for (const { resume_key, reference } of rows) {
        const content = sent.get(reference);
        if (content)
          expect(readFileSync(join(target.dataDir, 'resumes', resume_key))).toEqual(content);
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
            decisionsDir: join(place.dataDir, 'decisions'),
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
    const { storage: restored, target } = await empty(database);
    await restore(target, file, { replace: false });
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
    const before = await backUp(source, file);
    expect(before).toMatchObject({ resumes: 1, withoutResume: [row.reference] });
    expect(before.rows['applications']).toBe(1);

    const later = Date.now() + 2 * ORPHAN_AFTER_MS;
    await cleanUpOrphans({ ...deps, storage, store: source.resumes }, later);
    const after = await backUp(source, file);
    expect(after).toMatchObject({ resumes: 1, withoutResume: [] });
    const { storage: restored, target } = await empty(database);
    await restore(target, file, { replace: true });
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
    const { storage: restored, target } = await empty(database);
    await restore(target, file, { replace: true });
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
    const { storage: restored, target } = await empty(database);
    await restore(target, file, { replace: true });
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
    const { storage: restored, target } = await empty(database);
    await restore(target, join(folder, 'site.tar.gz'), { replace: false });
    await expect(expectResumes(restored, target.resumes)).resolves.toHaveLength(1);
  });
});

describe.each(databases)('restoring into $name', (database) => {
  const marked = async () => {
    const made = await empty(database);
    await made.storage.db.insertInto('meta').values({ name: 'mark', value: 'x' }).execute();
    return made;
  };

  it('changes nothing for a file that is damaged, wherever it is', async () => {
    const { source, file } = await filled(database);
    await backUp(source, file);
    const whole = readFileSync(file);
    const { storage, target, place } = await marked();
    const before = await dump(storage);
    const lengths = [
      0,
      1,
      11,
      100,
      Math.floor(whole.length / 2),
      whole.length - 9,
      whole.length - 1,
    ];
    const damages = lengths.map((length) => whole.subarray(0, length));
    // The first ten bytes are the header of gzip, not content.
    for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
      damages.push(flipped);
    }
    damages.push(Buffer.from('no archive'), gzipSync('no tar'), gzipSync(Buffer.alloc(4096)));
    const damaged = join(temporaryFolder(), 'damaged.tar.gz');
    for (const bytes of damages) {
      writeFileSync(damaged, bytes);
      await expect(restore(target, damaged, { replace: true })).rejects.toThrow(BackupFileError);
    }
    await expect(dump(storage)).resolves.toEqual(before);
    expect(filesOf(place)).toEqual([]);
  });

  it('changes nothing when the manifest of an archive is wrong', async () => {
    const { storage, target } = await marked();
    const before = await dump(storage);
    const lines = toLines([{ name: 'a', value: 'b' }]).toString();
    const meta = 'tables/meta/000001.ndjson';
    const row = toLines([{ reference: 'A-1', resume_key: 'gone.pdf' }]).toString();
    const good = withManifest({ [meta]: lines }, migrationNames, { meta: 1 });
    const { [MANIFEST]: manifest = '' } = good;
    const wrong: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [{ [meta]: lines }, 'it has no end'],
      [{ ...good, [meta]: lines.replace('b', 'c') }, 'is not what was written'],
      [{ [MANIFEST]: manifest }, 'is not what was written'],
      [{ 'tables/meta/000002.ndjson': lines, ...good }, 'files that are not its own'],
      [{ ...good, 'tables/meta/000002.ndjson': lines }, 'something follows its end'],
      [withManifest({ '../../etc/passwd': 'x' }, migrationNames, {}), 'it has a file'],
      [withManifest({ [meta]: lines }, migrationNames, { meta: 2 }), 'rows of meta are missing'],
      [withManifest({ [meta]: '{"name":[]}\n' }, migrationNames, {}), 'cannot be read'],
      [
        withManifest({ 'tables/applications/000001.ndjson': row }, migrationNames, {}),
        'the resume of A-1 is missing',
      ],
      [
        withManifest({ [meta]: lines }, [...migrationNames, '9999-later'], { meta: 1 }),
        'was made by another version of the service, probably a newer one: this one has no migration 9999-later',
      ],
    ];
    for (const [files, reason] of wrong)
      await expect(restore(target, await archive(files), { replace: true })).rejects.toThrow(
        reason,
      );
    await expect(dump(storage)).resolves.toEqual(before);
    await restore(target, await archive(good), { replace: true });
    expect((await dump(storage))['meta']).toHaveLength(1);
  });

  it('keeps the answers in a backup of a version that had a table of them', async () => {
    const { storage, target } = await empty(database);
    const created_at = 1_769_860_800_000;
    const inbox = { kind: 'enquiry', status: 'answered', quarantined: 0, version: 2 };
    const keys = { name_key: 'anu', search_text: 'anu' };
    const answer = { id: 'a', inbox_id: '1', author_code: 'E1', subject: 'Re', text: 'We can.' };
    const tables = {
      enquiries: { ...enquiry, id: '1', reference: 'E-1', created_at },
      inbox: { ...inbox, ...keys, id: '1', enquiry_id: '1', reference: 'E-1', created_at },
      inbox_answers: { ...answer, created_at },
    };
    const files = Object.fromEntries(
      Object.entries(tables).map(([table, row]) => [
        `tables/${table}/000001.ndjson`,
        toLines([row]).toString(),
      ]),
    );
    const before = migrationNames.slice(0, migrationNames.indexOf('0022-correspondence'));
    const rows = { enquiries: 1, inbox: 1, inbox_answers: 1 };
    await restore(target, await archive(withManifest(files, before, rows)), { replace: false });
    await expect(storage.db.selectFrom('correspondence').selectAll().execute()).resolves.toEqual([
      expect.objectContaining({ ...answer, created_at, sent_at: created_at }),
    ]);
  });

  it('brings a backup of the first version up to date', async () => {
    const { storage, target } = await empty(database);
    const [first = ''] = migrationNames;
    const row = { ...enquiry, id: '1', reference: 'E-1', created_at: 1_769_860_800_000 };
    const job = {
      job_id: 1,
      job_title: 'Title',
      job_short_desc: 'Short',
      description: 'Long',
      category_id: 1,
      job_type: 1,
      vch_office: 'Office',
      int_location_id: 1,
      last_date: '2999-12-31',
      status: 'open',
    };
    const mail = {
      id: '1',
      message_id: '<1@example.com>',
      envelope_from: 'no-reply@example.com',
      envelope_to: 'Anu@example.com',
      from_name: '',
      subject: 'We have it',
      body: 'Text',
      created_at: 1,
      next_attempt_at: 1,
    };
    const files = {
      'tables/versions/000001.ndjson': toLines([{ name: 'jobs', version: 7 }]).toString(),
      'tables/enquiries/000001.ndjson': toLines([row]).toString(),
      'tables/job_categories/000001.ndjson': toLines([{ id: 1, jobcategory: 'GIS' }]).toString(),
      'tables/job_locations/000001.ndjson': toLines([
        { fk_district_id: 1, vch_district: 'Kollam' },
      ]).toString(),
      'tables/jobs/000001.ndjson': toLines([job]).toString(),
      'tables/outbox/000001.ndjson': toLines([mail]).toString(),
    };
    const rows = { versions: 1, enquiries: 1, job_categories: 1, job_locations: 1, jobs: 1 };
    const file = await archive(withManifest(files, [first], { ...rows, outbox: 1 }));
    await restore(target, file, { replace: false });
    await expect(storage.db.selectFrom('enquiries').selectAll().execute()).resolves.toEqual([
      expect.objectContaining(row),
    ]);
    await expect(storage.db.selectFrom('versions').selectAll().execute()).resolves.toEqual([
      { name: 'jobs', version: 7 },
    ]);
    await expect(countRows(storage, 'applications')).resolves.toBe(0);
    // Columns and tables that later versions added.
    await expect(storage.db.selectFrom('inbox').selectAll().execute()).resolves.toMatchObject([
      { id: '1', kind: 'enquiry', reference: 'E-1', status: 'new', quarantined: 0, version: 1 },
    ]);
    await expect(storage.db.selectFrom('jobs').selectAll().execute()).resolves.toMatchObject([
      { job_id: 1, status: 'open', version: 1, desk_changed_at: null },
    ]);
    await expect(storage.db.selectFrom('outbox').selectAll().execute()).resolves.toMatchObject([
      { search_text: 'anu@example.com\nwe have it' },
    ]);
    await storage.migrate();
  });

  it('undoes everything when it fails half way', async () => {
    const { source, file } = await filled(database);
    await backUp(source, file);
    const { storage, target } = await marked();
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

  it('is refused while a service runs, and when visitors sent something, but with --replace', async () => {
    const { place: from, storage: source } = await filled(database);
    const folder = temporaryFolder();
    await runCommand('backup', environmentOf(from), ['site.tar.gz'], folder);
    const place = await database.create();
    const run = async (...parameters: readonly string[]) =>
      runCommand('restore', environmentOf(place), parameters, folder);

    const service = await startService(place);
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
    await (await startService(place)).stop();
    await runCommand('backup', environmentOf(place), ['site.tar.gz'], folder);
    await storage.close();
    const { databaseUrl } = await database.create();
    if (databaseUrl === undefined)
      for (const name of readdirSync(place.dataDir))
        if (name.startsWith('site.db')) rmSync(join(place.dataDir, name));
    const fresh = { ...place, databaseUrl };
    const before = filesOf(place);
    const line = `DATA_DIR ${place.dataDir} belongs to another installation: `;
    await expect(startService(fresh)).rejects.toThrow(line);
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
    await (await startService(fresh)).stop();
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

describe.each(anyDatabase)('a backup', (database) => {
  it('is not made when the file exists or its folder does not', async () => {
    const place = await database.create();
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
    const command = join(import.meta.dirname, '../cli/backup.ts');
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
