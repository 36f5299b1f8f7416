import { applicationRefusals } from '@example/content/application-refusals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createVacancies, importVacancies } from '../vacancies/index.ts';
import { createLog } from '../../runtime/logging/index.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import {
  anyDatabase,
  databases,
  openTestStorage,
  type TestDatabase,
} from '../../testing/databases.ts';
import { docx, encryptedPdf, outdatedDoc, pdf } from '../../testing/documents.ts';
import { createTestResumes } from '../../testing/resumes.ts';
import { application, countRows, OFFICE } from '../../testing/test-service.ts';
import { vacancyFile } from '../../testing/vacancies.ts';
import { type ApplicationDeps, saveApplication } from './save-application.ts';
import {
  countMissingResumes,
  SET_ASIDE_MS,
  ORPHAN_AFTER_MS,
  cleanUpOrphans,
} from './orphan-cleanup.ts';

const filesIn = (folder: string) => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

const setUpOn =
  ({ createMigrated }: TestDatabase) =>
  async () => {
    const place = await createMigrated();
    const storage = await openTestStorage(place);
    const closed = { job_id: 2, status: 'closed' } as const;
    await importVacancies(storage, vacancyFile([{ job_id: 1 }, closed]));
    const resumes = createTestResumes({ dataDir: place.dataDir, clock: Date.now });
    const deps: ApplicationDeps = {
      settings: readSettings({}),
      storage,
      vacancies: createVacancies(storage, Date.now),
      resumes,
      outbox: { wake: () => undefined },
      clock: Date.now,
    };
    const send = async (
      input: object = application,
      content: Buffer | null = pdf(),
      name = 'My CV.pdf',
      idempotencyKey?: string,
    ) => {
      const resume =
        content === null ? undefined : await resumes.receive(Readable.from([content]), name);
      try {
        return await saveApplication(deps, input, resume, { idempotencyKey });
      } finally {
        await resume?.discard();
      }
    };
    const files = () => filesIn(join(place.dataDir, 'resumes'));
    const left = () => filesIn(join(place.dataDir, 'incoming'));
    return { storage, resumes, send, files, left };
  };

describe.each(anyDatabase)('the file of an application', (database) => {
  it('is refused for its password or its age, and nothing is left', async () => {
    const { storage, send, files, left } = await setUpOn(database)();
    for (const [content, name, code] of [
      [encryptedPdf(), 'cv.pdf', 'file_encrypted'],
      [outdatedDoc(104), 'cv.doc', 'file_word_outdated'],
    ] as const) {
      await expect(send(application, content, name), code).rejects.toMatchObject({
        kind: 'invalid-input',
        errors: [{ message: applicationRefusals[code] }],
      });
      await expect(countRows(storage, 'applications'), code).resolves.toBe(0);
      await expect(countRows(storage, 'outbox'), code).resolves.toBe(0);
      expect([files(), left()], code).toEqual([[], []]);
    }
  });
});

describe.each(databases)('an application on $name', (database) => {
  const setUp = setUpOn(database);

  it('is stored with its resume and its two mails, and nothing typed goes to a stranger', async () => {
    const { storage, send, files, left } = await setUp();
    const { reference } = await send();
    expect(reference).toMatch(/^A-[0-9A-HJKMNP-TV-Z]{8}$/);
    const [row] = await storage.db.selectFrom('applications').selectAll().execute();
    expect(row).toMatchObject({
      ...application,
      reference,
      resume_name: 'My CV.pdf',
      resume_bytes: pdf().length,
    });
    expect(files()).toEqual([row?.resume_key]);
    expect(row?.resume_key).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    expect(left()).toEqual([]);

    const mails = await storage.db.selectFrom('outbox').selectAll().execute();
    const [announcement] = mails.filter((mail) => mail.envelope_to === 'office@example.com');
    const [receipt] = mails.filter((mail) => mail.envelope_to === application.applcnt_email);
    expect(mails).toHaveLength(2);
    expect(announcement).toMatchObject({
      reply_to: application.applcnt_email,
      subject: `New application ${reference}`,
    });
    for (const said of [application.applcnt_phone, application.applcnt_covr_letr, 'My CV.pdf']) {
      expect(announcement?.body).toContain(said);
    }
    expect(receipt?.subject).toContain(reference);
    expect(receipt?.body).toContain('http://localhost:4200/login?mode=guest');
    expect(receipt?.body).not.toContain(application.applcnt_covr_letr);
    expect(receipt?.body).not.toContain(application.applcnt_phone);
  });

  it('is stored with what others put before its PDF, byte by byte', async () => {
    const { storage, resumes, send } = await setUp();
    const content = Buffer.concat([Buffer.from('\u001B%-12345X@PJL JOB\r\n'), pdf()]);
    await send(application, content);
    const { resume_key: key } = await storage.db
      .selectFrom('applications')
      .select('resume_key')
      .executeTakeFirstOrThrow();
    expect((await resumes.store.read(key))?.equals(content)).toBe(true);
  });

  it('keeps a name of a file as data only', async () => {
    const { storage, send, files } = await setUp();
    await send(application, pdf(), '..\\..\u202e/etc/\u0000cv.pdf');
    const [row] = await storage.db.selectFrom('applications').selectAll().execute();
    expect(row?.resume_name).toBe('cv.pdf');
    expect(files()).toEqual([row?.resume_key]);
  });

  it('is refused for what is missing, or for its file, and leaves nothing', async () => {
    const { storage, send, files, left } = await setUp();
    for (const [input, content, name, code] of [
      [{ ...application, applcnt_email: '' }, pdf(), 'cv.pdf', 'email_missing'],
      [application, null, '', 'file_missing'],
      [application, pdf(), 'cv.txt', 'file_type_invalid'],
      [application, Buffer.alloc(0), 'cv.pdf', 'file_empty'],
      [application, docx(), 'cv.pdf', 'file_content_invalid'],
    ] as const) {
      await expect(send(input, content, name), code).rejects.toMatchObject({
        kind: 'invalid-input',
        errors: [{ message: applicationRefusals[code] }],
      });
      await expect(countRows(storage, 'applications'), code).resolves.toBe(0);
      await expect(countRows(storage, 'outbox'), code).resolves.toBe(0);
      expect([files(), left()], code).toEqual([[], []]);
    }
  });

  it('keeps its source in one line, in small letters, and cut', async () => {
    const { storage, send } = await setUp();
    for (const [source, kept] of [
      [undefined, ''],
      ['  LinkedIn\n Campaign ', 'linkedin campaign'],
      ['\u202Eevil\u200B ｎａｍｅ', 'evil name'],
      ['x'.repeat(300), 'x'.repeat(64)],
    ] as const) {
      const { reference } = await send({ ...application, ...(source !== undefined && { source }) });
      const rows = await storage.db
        .selectFrom('applications')
        .select('source')
        .where('reference', '=', reference)
        .execute();
      expect(rows).toEqual([{ source: kept }]);
    }
  });

  it('is the same application when it comes again from elsewhere', async () => {
    const { storage, send } = await setUp();
    const first = await send({ ...application, source: 'one' }, pdf(), 'cv.pdf', 'key');
    const again = await send({ ...application, source: 'two' }, pdf(), 'cv.pdf', 'key');
    expect(again).toEqual(first);
    const rows = await storage.db.selectFrom('applications').select('source').execute();
    expect(rows).toEqual([{ source: 'one' }]);
  });

  it('is refused with a source or a wish that is none', async () => {
    const { storage, send } = await setUp();
    for (const [wrong, code] of [
      [{ source: 1 }, 'source_invalid'],
      [{ source: 'a\u0000b' }, 'source_invalid'],
      [{ talent_pool: 'yes' }, 'talent_pool_invalid'],
    ] as const) {
      await expect(send({ ...application, ...wrong }), code).rejects.toMatchObject({
        kind: 'invalid-input',
        errors: [{ message: applicationRefusals[code] }],
      });
      await expect(countRows(storage, 'applications'), code).resolves.toBe(0);
    }
  });

  it.each([2, 99])('is refused for vacancy %i, which is not open', async (job_id) => {
    const { storage, send, files } = await setUp();
    await expect(send({ ...application, job_id })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(countRows(storage, 'applications')).resolves.toBe(0);
    expect(files()).toEqual([]);
  });

  it('is stored once for a key, with one file, however many calls come at the same moment', async () => {
    const { storage, send, files } = await setUp();
    const receipts = await Promise.all(
      Array.from({ length: 20 }, async () => send(application, pdf(), 'cv.pdf', 'same')),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    await expect(countRows(storage, 'applications')).resolves.toBe(1);
    await expect(countRows(storage, 'outbox')).resolves.toBe(2);
    expect(files()).toHaveLength(1);
    const other = send(application, pdf('Another'), 'cv.pdf', 'same');
    await expect(other).rejects.toMatchObject({ kind: 'idempotency-conflict' });
    expect(files()).toHaveLength(1);
  });

  it('keeps its file when the orphan cleanup deletes orphans', async () => {
    const { storage, resumes, send, files } = await setUp();
    await send();
    const orphan = await resumes.receive(Readable.from([pdf()]), 'cv.pdf');
    await resumes.store.keep(orphan, `${orphan.id}.pdf`);
    const log = createLog({ write: () => undefined });
    const deps = { settings: readSettings({}), storage, store: resumes.store, log };
    const now = Date.now();
    const nothing = { removed: [], setAside: [], missing: [] };
    await expect(cleanUpOrphans(deps, now)).resolves.toEqual(nothing);
    const later = now + ORPHAN_AFTER_MS + 1_000;
    const key = `${orphan.id}.pdf`;
    await expect(cleanUpOrphans(deps, later)).resolves.toEqual({ ...nothing, setAside: [key] });
    await expect(cleanUpOrphans(deps, later + SET_ASIDE_MS - 1)).resolves.toEqual(nothing);
    expect(files()).toHaveLength(2);
    const cleanedUp = await cleanUpOrphans(deps, later + SET_ASIDE_MS);
    expect(cleanedUp).toEqual({ ...nothing, removed: [key] });
    await expect(countRows(storage, 'resumes_to_delete')).resolves.toBe(0);
    expect(files()).toHaveLength(1);
  });

  it('is marked as without resume while its file is missing, and the office is told once', async () => {
    const { storage, resumes, send, files } = await setUp();
    const { reference } = await send();
    const log = createLog({ write: () => undefined });
    const deps = { settings: readSettings({}), storage, store: resumes.store, log };
    const later = Date.now() + ORPHAN_AFTER_MS + 1_000;
    const since = async () =>
      storage.db
        .selectFrom('applications')
        .select(['resume_missing_since', 'version'])
        .executeTakeFirstOrThrow();
    const mails = async () =>
      storage.db
        .selectFrom('outbox')
        .select(['envelope_to', 'body'])
        .where('subject', '=', 'Resumes missing: 1')
        .execute();
    const [kept = ''] = files();
    const content = await resumes.store.read(kept);
    await resumes.store.remove(kept);
    // A resume younger than an hour may not be on the list yet.
    await expect(cleanUpOrphans(deps, Date.now())).resolves.toMatchObject({ missing: [] });
    for (let cleanup = 0; cleanup < 2; cleanup += 1)
      await expect(cleanUpOrphans(deps, later)).resolves.toMatchObject({ missing: [kept] });
    await expect(since()).resolves.toEqual({ resume_missing_since: later, version: 2 });
    await expect(countMissingResumes(storage.db)).resolves.toBe(1);
    const told = await mails();
    expect(told.map(({ envelope_to }) => envelope_to)).toEqual([OFFICE]);
    expect(told[0]?.body).toContain(`Applications: ${reference}`);

    const again = await resumes.receive(Readable.from([content ?? Buffer.alloc(0)]), 'cv.pdf');
    await resumes.store.keep(again, kept);
    await expect(cleanUpOrphans(deps, later)).resolves.toEqual({
      removed: [],
      setAside: [],
      missing: [],
    });
    await expect(since()).resolves.toEqual({ resume_missing_since: null, version: 3 });
    await expect(countMissingResumes(storage.db)).resolves.toBe(0);
    expect(files()).toEqual([kept]);
    await expect(mails()).resolves.toHaveLength(1);
  });
});
