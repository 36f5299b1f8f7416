import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { docxOfLines, pdf, pdfOfPages } from '../../../testing/documents.ts';
import { exportedOf } from '../../../testing/exported.ts';
import { sendApplication, signInAs } from '../../../testing/candidate.ts';
import { createTestService, type TestService } from '../../../testing/test-service.ts';
import { personalDataOf } from '../../../testing/personal-data.ts';
import { findApplications } from '../../../desk/applications/list.ts';
import { erasePerson } from '../../privacy/index.ts';
import { createResumeTextWorker } from './resume-worker.ts';

const anu = 'anu@example.com';

const apply = async (
  service: TestService,
  content: Buffer,
  { name = 'CV.pdf', email = anu } = {},
): Promise<string> => sendApplication(service, { applcnt_email: email }, { name, content });

/** Starts a worker as a process does, and stops it after the test. */
const startWorker = (
  { deps, storage }: TestService,
  options: Partial<Parameters<typeof createResumeTextWorker>[0]> = {},
) => {
  const { resumes, clock, log } = deps;
  const worker = createResumeTextWorker({
    ...{ storage, resumes, clock, log, alone: false },
    ...options,
  });
  onTestFinished(async () => worker.stop());
  worker.start();
  return worker;
};

const found = async ({ storage: { db } }: TestService, q: string) =>
  (await findApplications(db, { q }, { resumes: true }).select('reference').execute()).map(
    ({ reference }) => reference,
  );

const left = async ({ storage: { db } }: TestService) =>
  (
    await db
      .selectFrom('applications')
      .select('reference')
      .where('resume_text_at', 'is not', null)
      .execute()
  ).length;

const soon = { timeout: 60_000, interval: 50 };

describe.each(databases)('the texts of resumes, on $name', (database) => {
  it('are read once, by several workers, also of resumes that were there before', async () => {
    const service = await createTestService({ database });
    const kafka = await apply(service, pdfOfPages(['Apache Kafka']));
    const flink = await apply(service, docxOfLines(['Apache Flink']), {
      name: 'cv.docx',
      email: 'b@example.com',
    });
    // It is not what its name says, as if it had been damaged in its store.
    const broken = await apply(service, pdf('cv'), { email: 'c@example.com' });
    const folder = join(service.deps.settings.dataDir, 'resumes');
    const row = await service.storage.db
      .selectFrom('applications')
      .select('resume_key')
      .where('reference', '=', broken)
      .executeTakeFirstOrThrow();
    writeFileSync(join(folder, row.resume_key), 'no PDF at all');
    await expect(found(service, 'apache')).resolves.toEqual([]);
    startWorker(service);
    startWorker(service);
    await expect.poll(async () => left(service), soon).toBe(0);
    expect((await found(service, 'apache')).toSorted()).toEqual([kafka, flink].toSorted());
    await expect(found(service, 'kafka apache anu')).resolves.toEqual([kafka]);
    // The copy that was received for reading is gone again, and nothing of it is in the log.
    expect(readdirSync(join(service.deps.settings.dataDir, 'incoming'))).toEqual([]);
    expect(service.logged()).not.toMatch(/kafka|flink/i);
  }, 120_000);

  it('are read when the virus scanner has found nothing, and not before', async () => {
    const service = await createTestService({ database });
    const { db } = service.storage;
    let now = Date.now();
    const held = { ...service, deps: { ...service.deps, clock: () => now } };
    const clean = await apply(held, pdfOfPages(['Apache Kafka']));
    const infected = await apply(held, pdfOfPages(['Apache Flink']), { email: 'b@example.com' });
    await db.updateTable('applications').set({ resume_scan: 'waiting' }).execute();
    const worker = startWorker(held);
    await expect
      .poll(
        async () =>
          (await db.selectFrom('applications').select('resume_text_tries').execute()).every(
            ({ resume_text_tries }) => resume_text_tries > 0,
          ),
        soon,
      )
      .toBe(true);
    await expect(found(service, 'apache')).resolves.toEqual([]);
    for (const [reference, resume_scan] of [
      [clean, 'clean'],
      [infected, 'infected'],
    ] as const)
      await db
        .updateTable('applications')
        .set({ resume_scan })
        .where('reference', '=', reference)
        .execute();
    now += 60_000;
    worker.wake();
    await expect.poll(async () => left(service), soon).toBe(0);
    await expect(found(service, 'apache')).resolves.toEqual([clean]);
  }, 120_000);

  it('are read when no visitor waits for the processor', async () => {
    const service = await createTestService({ database });
    await apply(service, pdfOfPages(['Apache Kafka']));
    const isBusy = vi.fn(() => true);
    const worker = startWorker(service, { isBusy });
    for (const times of [1, 2, 3]) {
      await expect.poll(() => isBusy.mock.calls.length, soon).toBeGreaterThanOrEqual(times);
      worker.wake();
    }
    const row = service.storage.db.selectFrom('applications').select('resume_text_tries');
    await expect(row.execute()).resolves.toEqual([{ resume_text_tries: 0 }]);
    isBusy.mockReturnValue(false);
    await expect.poll(async () => left(service), soon).toBe(0);
    await expect(found(service, 'kafka')).resolves.toHaveLength(1);
  }, 120_000);

  it('are read after half a minute at the latest, however many visitors there are', async () => {
    const service = await createTestService({ database });
    await apply(service, pdfOfPages(['Apache Kafka']));
    const isBusy = vi.fn(() => true);
    const worker = startWorker(service, { isBusy });
    await expect.poll(() => isBusy.mock.calls.length, soon).toBeGreaterThan(0);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 31_000);
    onTestFinished(() => void vi.restoreAllMocks());
    worker.wake();
    await expect.poll(async () => left(service), soon).toBe(0);
  }, 120_000);

  it('go with the resume: when it is withdrawn, and when the person is erased', async () => {
    const service = await createTestService({ database });
    const { storage, deps } = service;
    const text = pdfOfPages(['Xylophonist']);
    const withdrawn = await apply(service, text);
    const erased = await apply(service, text, { email: 'b@example.com' });
    startWorker(service);
    await expect.poll(async () => left(service), soon).toBe(0);
    await expect(found(service, 'xylophon')).resolves.toHaveLength(2);

    const data = personalDataOf({ deps });
    // A person is given the resume itself.
    expect(JSON.stringify(await exportedOf(data, anu))).not.toMatch(/xylophonist/i);

    const candidate = await signInAs(service, anu);
    const answer = await candidate.post('withdraw_application', { reference: withdrawn });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    await expect(found(service, 'xylophon')).resolves.toEqual([erased]);
    await erasePerson(data, 'b@example.com');
    await expect(found(service, 'xylophon')).resolves.toEqual([]);
    const texts = await storage.db.selectFrom('application_texts').selectAll().execute();
    expect(texts).toMatchObject([{ resume_text: '' }]);
    if (storage.dialect === 'sqlite')
      for (const file of ['site.db', 'site.db-wal'])
        expect(
          readFileSync(join(deps.settings.dataDir, file)).toString('latin1').toLowerCase(),
          file,
        ).not.toContain('xylophonist');
  }, 120_000);

  it('are read again when a process was killed over one', async () => {
    const service = await createTestService({ database });
    await apply(service, pdfOfPages(['Apache Kafka']));
    const { db } = service.storage;
    await db
      .updateTable('applications')
      .set({ resume_text_at: Date.now() + 100_000 })
      .execute();
    startWorker(service, { alone: true });
    await expect.poll(async () => left(service), soon).toBe(0);
    await expect(found(service, 'kafka')).resolves.toHaveLength(1);
  }, 120_000);
});
