import { formExamples } from '@example/api/forms';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/index.ts';
import { pdf } from '../src/testing/documents.ts';
import { attackOn } from './attack-on.ts';
import { applicationCall, jsonCall } from './client.ts';
import {
  conflictingHeads,
  fileNames,
  prototypeBodies,
  slowAddresses,
  texts,
  windowsProgram,
  zipBomb,
} from './hostile-input.ts';
import { storesKinds } from './stores.ts';
import { application } from '../src/testing/application.ts';

const everyField = (text: string) => [
  jsonCall('save_enquiry', { user_name: text, email: text, msg: text }),
  jsonCall('save_enquiry', { user_name: text, email: 'anu@example.com', msg: text }),
  jsonCall('save_contact', { ...formExamples.contact, name: text, subject: text, message: text }),
  jsonCall('request_demo', { ...formExamples.demo, name: text, product: text }),
  jsonCall('subscribe', { email: text }),
  applicationCall({
    application: { ...application, applcnt_name: text, applcnt_covr_letr: text },
    fileName: 'cv.pdf',
    file: pdf(),
  }),
  { path: `/career?q=${encodeURIComponent(text.slice(0, 5_000).toWellFormed())}` },
  {
    path: `/api/v0/get_job_description?job_id=${encodeURIComponent(text.slice(0, 500).toWellFormed())}`,
  },
];

describe.each(storesKinds)('on $name', (kind) => {
  const attack = attackOn(kind);

  /** Sends calls one after the other and expects a 4xx status for each. */
  const refuseAll = async (fault: string, calls: readonly ReturnType<typeof jsonCall>[]) =>
    attack(fault, async (scenario) => {
      for (const hostile of calls) {
        const { status } = await scenario.send(hostile);
        expect(status, hostile.path).toBeGreaterThanOrEqual(400);
      }
    });

  it('bodies that are too large or too deep', async () => {
    const brackets = '['.repeat(200_000);
    await refuseAll('10 MB JSON', [
      jsonCall('save_enquiry', {
        user_name: 'A',
        email: 'a@example.com',
        msg: 'x'.repeat(10_000_000),
      }),
      applicationCall({
        application: { ...application, applcnt_covr_letr: 'x'.repeat(10_000_000) },
        fileName: 'cv.pdf',
        file: pdf(),
      }),
    ]);
    await refuseAll('200,000 nested brackets', [
      jsonCall('save_enquiry', brackets),
      jsonCall('save_enquiry', brackets + ']'.repeat(200_000)),
      jsonCall('save_enquiry', `{"user_name":${brackets}`),
      applicationCall({ application: brackets, fileName: 'cv.pdf', file: pdf() }),
    ]);
  });

  it('files that are something else', async () => {
    const upload = (fileName: string, file: Buffer) =>
      applicationCall({ application, fileName, file });
    const bomb = upload('cv.docx', zipBomb());
    await refuseAll('zip bomb .docx', [bomb, bomb, bomb, bomb, bomb]);
    await refuseAll('MZ bytes named .pdf', [
      upload('cv.pdf', windowsProgram()),
      upload('cv.doc', windowsProgram()),
      upload('cv.docx', windowsProgram()),
      upload('cv.pdf', Buffer.concat([windowsProgram(), pdf()])),
    ]);
    await attack('names with NUL, RTL override, ../', async (scenario) => {
      for (const fileName of fileNames) {
        const { status } = await scenario.apply('Named', undefined, { fileName, file: pdf() });
        expect([201, 400, 422], fileName.slice(0, 40)).toContain(status);
      }
      const storage = openStorage(scenario.stores.database);
      const rows = await storage.db
        .selectFrom('applications')
        .select(['resume_key', 'resume_name'])
        .execute();
      await storage.close();
      for (const { resume_key, resume_name } of rows) {
        expect(resume_key).toMatch(/^[\da-f-]{36}\.pdf$/);
        expect(resume_name).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
      }
    });
  });

  it('texts that are code', async () => {
    await attack('SQL, HTML and headers in every field', async (scenario) => {
      for (const text of texts)
        for (const hostile of everyField(text)) await scenario.send(hostile);
      expect((await scenario.apply('After it')).status).toBe(201);
      const storage = openStorage(scenario.stores.database);
      const mails = await storage.db.selectFrom('outbox').selectAll().execute();
      await storage.close();
      for (const { subject, envelope_to, reply_to } of mails)
        expect(`${subject}${envelope_to}${String(reply_to)}`).not.toMatch(/[\r\n]/);
    });
    await refuseAll(
      'prototype keys',
      prototypeBodies.map((body) => jsonCall('save_enquiry', body)),
    );
    await attack('addresses made for backtracking', async (scenario) => {
      for (const email of slowAddresses) {
        for (const hostile of [
          jsonCall('save_enquiry', { user_name: 'A', email, msg: 'M' }),
          jsonCall('subscribe', { email }),
          applicationCall({
            application: { ...application, applcnt_email: email },
            fileName: 'cv.pdf',
            file: pdf(),
          }),
        ]) {
          const { ms } = await scenario.send(hostile);
          expect(ms, email.slice(0, 10)).toBeLessThan(1_000);
        }
      }
    });
  });

  it('heads that contradict themselves', async () => {
    await attack('duplicate and conflicting headers', async (scenario) => {
      const stored = scenario.acknowledged().length;
      for (const head of conflictingHeads(scenario.port))
        await scenario.write(head, { mayBeCut: true });
      expect(scenario.acknowledged()).toHaveLength(stored);
    });
  });
});
