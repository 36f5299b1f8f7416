import type { ApplicationList, EnquiryList } from '@example/api/desk';
import { formExamples, formKinds } from '@example/api/forms';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { formOf, sendForm } from '../features/forms/index.ts';
import { INSTALLATION } from '../features/installation/index.ts';
import { LAST_RETENTION } from '../features/retention/index.ts';
import { createFileStore, type ResumeStore } from '../features/resumes/index.ts';
import type { Storage, StorageSettings } from '../storage/index.ts';
import { subscribe } from '../features/subscriptions/index.ts';
import { sendEnquiry } from './forms.ts';
import { applyAs, signInAs } from './candidate.ts';
import { addMember, enrolAs, staffBrowser } from './staff.ts';
import { environmentOf, openTestStorage, type TestDatabase } from './databases.ts';
import { startHere } from './started-service.ts';
import { restore } from '../operations/backups/restore.ts';
import { temporaryFolder } from './temporary.ts';
import { createTestService, enquiry } from './test-service.ts';
import { tableNames } from '../operations/backups/format.ts';

export const resumesOf = ({ dataDir }: StorageSettings) =>
  createFileStore(join(dataDir, 'resumes'));

/** Returns whether a row belongs to the database itself, whatever was restored into it. */
const isOwn = (row: unknown) =>
  [INSTALLATION, LAST_RETENTION].includes(String((row as { readonly name?: unknown }).name));

/** Returns the rows of every table as text, except those that belong to the database itself. */
export const dump = async ({ db }: Storage) => {
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

export const filesOf = ({ dataDir }: StorageSettings) => {
  const folder = join(dataDir, 'resumes');
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
};

/** Creates a service with data of two people in every table. */
export const filled = async (database: TestDatabase) => {
  const service = await createTestService({ database });
  const { deps, storage } = service;
  for (const email of ['anu@example.com', 'binu@example.com']) {
    await sendEnquiry(deps, { ...enquiry, email, msg: 'Zeile\nzwei "ü" \u{1F600} \\' });
    for (const kind of formKinds.filter((other) => other !== 'enquiry')) {
      const input = { ...formExamples[kind], [formOf(kind).columns.email]: email };
      await sendForm(deps, kind, input, { idempotencyKey: `${kind} ${email}` });
    }
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

/** Creates an empty database to restore into. */
export const empty = async (database: TestDatabase) => {
  const place = await database.createMigrated();
  const storage = await openTestStorage(place);
  const target = { storage, resumes: resumesOf(place), dataDir: place.dataDir, clock: Date.now };
  return { place, storage, target };
};

export const expectResumes = async (storage: Storage, store: ResumeStore) => {
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

/** Creates an empty database with a mark, which a restore that fails leaves. */
export const marked = async (database: TestDatabase) => {
  const made = await empty(database);
  await made.storage.db.insertInto('meta').values({ name: 'mark', value: 'x' }).execute();
  return made;
};

/** Restores a backup into an empty database. */
export const restoredFrom = async (database: TestDatabase, file: string) => {
  const made = await empty(database);
  await restore(made.target, file, { replace: false });
  return made;
};

/** Starts a service with samples in this process. */
export const startSamples = async (place: StorageSettings) =>
  startHere(environmentOf(place), ['--with-samples']);
