import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '../../runtime/logging/index.ts';
import { openResumeStore, resumeKey } from '../resumes/index.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import { createBucket, startBucket, type TestBucket } from '../../testing/bucket.ts';
import { pdf } from '../../testing/documents.ts';
import { runCommand } from '../../testing/commands.ts';
import { createTestResumes } from '../../testing/resumes.ts';
import { application, countRows, createTestService } from '../../testing/test-service.ts';
import { saveApplication } from './save-application.ts';
import { SET_ASIDE_MS, ORPHAN_AFTER_MS, cleanUpOrphans } from './orphan-cleanup.ts';

/** Returns the total size of the files in a folder, in bytes. Files that resumes pass through stay, emptied. */
const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

const setUp = async ({ url }: Pick<TestBucket, 'url'>) => {
  const store = await openResumeStore(readSettings({ S3_URL: url }));
  const service = await createTestService({
    change: (deps) => {
      const { dataDir } = deps.settings;
      const resumes = createTestResumes({ dataDir, clock: Date.now, store });
      return { ...deps, resumes };
    },
  });
  const { deps } = service;
  const { dataDir } = deps.settings;
  const receive = async () => deps.resumes.receive(Readable.from([pdf()]), 'cv.pdf');
  const send = async (idempotencyKey?: string) => {
    const resume = await receive();
    try {
      await saveApplication(deps, application, resume, { idempotencyKey });
    } finally {
      await resume.discard();
    }
  };
  return { ...service, store, dataDir, receive, send };
};

it('the service with a bucket keeps resumes there alone, one for each application', async () => {
  const { storage, store, dataDir, send } = await setUp(await createBucket());
  await send('same');
  await send('same');
  const rows = await storage.db.selectFrom('applications').select('resume_key').execute();
  expect(rows).toHaveLength(1);
  const listed = await store.list();
  expect(listed.map(({ key }) => key)).toEqual(rows.map(({ resume_key }) => resume_key));
  expect(bytesIn(join(dataDir, 'incoming'))).toBe(0);
  expect(readdirSync(dataDir)).not.toContain('resumes');
});

it('the service with a bucket deletes from it what has belonged to no application for a week', async () => {
  const { storage, store, receive, send } = await setUp(await createBucket());
  await send();
  const left = await receive();
  await store.keep(left, resumeKey(left));
  const log = createLog({ write: () => undefined });
  const deps = { settings: readSettings({}), storage, store, log };
  const later = Date.now() + ORPHAN_AFTER_MS + 5_000;
  const key = resumeKey(left);
  await expect(cleanUpOrphans(deps, later)).resolves.toEqual({
    removed: [],
    setAside: [key],
    missing: [],
  });
  await expect(store.list()).resolves.toHaveLength(2);
  const cleanedUp = await cleanUpOrphans(deps, later + SET_ASIDE_MS);
  expect(cleanedUp).toEqual({ removed: [key], setAside: [], missing: [] });
  await expect(store.list()).resolves.toHaveLength(1);
});

it('the service with a bucket exports and erases from it by the command line, and says when it cannot', async () => {
  const bucket = await startBucket();
  const { store, dataDir, send } = await setUp(bucket);
  await send();
  const environment = { DATA_DIR: dataDir, S3_URL: bucket.url };
  const email = application.applcnt_email;
  const exported = await runCommand('privacy', environment, ['export', email]);
  expect(JSON.parse(exported.out)).toMatchObject({
    applications: [{ resume: pdf().toString('base64') }],
  });
  await expect(runCommand('privacy', environment, ['erase', email])).resolves.toMatchObject({
    code: 0,
    out: expect.stringContaining('resumes: 1') as string,
  });
  await expect(store.list()).resolves.toEqual([]);
  await send();
  await bucket.stop();
  const failed = await runCommand('privacy', environment, ['export', email]);
  expect(failed).toMatchObject({ code: 1, out: '' });
  expect(failed.error).toMatch(/^the bucket of S3_URL did not give a resume: [^\n]+\n$/);
});

it('the service with a bucket answers 503 while that is not there, and stores nothing', async () => {
  const bucket = await startBucket();
  const { server, storage, dataDir, logged } = await setUp(bucket);
  await bucket.stop();
  const form = new FormData();
  form.append('application', JSON.stringify(application));
  form.append('file', new Blob([new Uint8Array(pdf())]), 'cv.pdf');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v0/save_application',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  await expect(countRows(storage, 'applications')).resolves.toBe(0);
  await expect(countRows(storage, 'outbox')).resolves.toBe(0);
  expect(bytesIn(join(dataDir, 'incoming'))).toBe(0);
  expect(logged()).toContain('the bucket of S3_URL did not take a resume');
});
