import { forFormTables } from '@example/api/forms';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answerEnquiry } from '../../desk/enquiries/change.ts';
import { createFileMailer, mailFolder } from '../../mail/index.ts';
import { leaseDue, markSent } from '../../mail/outbox/index.ts';
import type { Schema } from '../../storage/index.ts';
import { subscribe } from '../subscriptions/index.ts';
import { databases, environmentOf } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { exportedOf } from '../../testing/exported.ts';
import { requestDemo, sendContact, sendEnquiry } from '../../testing/forms.ts';
import { runCommand } from '../../testing/commands.ts';
import {
  contactMessage,
  countRows,
  createTestService,
  demoRequest,
  enquiry,
  OFFICE,
} from '../../testing/test-service.ts';
import { applyAs } from '../../testing/candidate.ts';
import { personalDataOf } from '../../testing/personal-data.ts';
import { erasePerson } from './person.ts';
import { applyRetention } from '../../operations/retention/apply-retention.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

const anu = 'anu@example.com';
const binu = 'Binu@Example.com';

describe.each(databases)('what is stored about a person, on $name', (database) => {
  const setUp = async () => {
    let now = Date.UTC(2026, 0, 31, 12);
    const { deps, storage } = await createTestService({ database, clock: () => now });
    const { dataDir } = deps.settings;
    const mails = mailFolder(dataDir);
    const mailer = createFileMailer(mails);
    /** Writes the mails that wait. */
    const deliver = async () => {
      const due = await leaseDue(storage, now, 50);
      await mailer.deliver(due, new AbortController().signal);
      await markSent(
        storage,
        now,
        due.map(({ id }) => id),
      );
    };
    /** Sends everything that a visitor can send, and writes the mails. */
    const sendAll = async (email: string) => {
      await sendEnquiry(deps, { ...enquiry, email }, { idempotencyKey: `enquiry-${email}` });
      await sendContact(deps, { ...contactMessage, email });
      await requestDemo(deps, { ...demoRequest, email });
      // In another case than in the row.
      await subscribe(deps, { email });
      const shouted = { email: email.toUpperCase() };
      await subscribe(deps, shouted, { idempotencyKey: `subscription-${email}` });
      await applyAs({ deps }, email);
      await deliver();
    };
    /** Answers an enquiry of an address as the staff do. */
    const answer = async (email: string, text: string) => {
      const sent = storage.db.selectFrom('enquiries').select('reference');
      const { reference } = await sent.where('email', '=', email).executeTakeFirstOrThrow();
      const colleague = { id: 'E1', employeeCode: 'E1', name: 'Ravi', role: 'sales' as const };
      const input = { subject: 'Re', text };
      await answerEnquiry(deps, colleague, { reference, version: 1, input, key: undefined });
    };
    return {
      storage,
      sendAll,
      answer,
      deliver,
      settings: deps.settings,
      data: personalDataOf({ deps }),
      files: () => ({
        resumes: readdirSync(join(dataDir, 'resumes')).length,
        mails: readdirSync(mails).length,
      }),
      pass: (days: number) => {
        now += days * DAY_MS;
        return now;
      },
    };
  };

  const tables = [
    'enquiries',
    'contact_messages',
    'demo_requests',
    'applications',
    'subscriptions',
    'outbox',
    'idempotency_keys',
  ] as const satisfies readonly (keyof Schema)[];

  it('is given to that person whole, and nothing of another one', async () => {
    const { data, sendAll } = await setUp();
    await sendAll(anu);
    await sendAll(binu);
    const exported = await exportedOf(data, 'BINU@example.com');
    expect(exported).toMatchObject({
      enquiries: [{ email: binu, msg: enquiry.msg, created_at: '2026-01-31T12:00:00.000Z' }],
      contact_messages: [{ email: binu, subject: contactMessage.subject }],
      demo_requests: [{ email: binu, product: demoRequest.product }],
      applications: [{ applcnt_email: binu, resume: pdf(binu).toString('base64') }],
      subscriptions: [{ email: binu, status: 'pending' }],
    });
    // A receipt and an announcement each, and the link to confirm.
    expect(exported['outbox']).toHaveLength(9);
    const said = JSON.stringify(exported);
    expect(said).not.toContain(anu);
    expect(said).not.toContain('_hash');
  });

  it('is deleted everywhere, and nothing of another one', async () => {
    const { storage, data, sendAll, files } = await setUp();
    await sendAll(anu);
    await sendAll(binu);
    expect(files()).toEqual({ resumes: 2, mails: 18 });
    await expect(erasePerson(data, anu.toUpperCase())).resolves.toEqual({
      ...forFormTables(() => 0),
      enquiries: 1,
      contact_messages: 1,
      demo_requests: 1,
      applications: 1,
      subscriptions: 1,
      accounts: 0,
      sign_in_challenges: 0,
      sessions: 0,
      password_resets: 0,
      resumes: 1,
      outbox: 9,
      mail_files: 9,
      idempotency_keys: 2,
      staff_saved_views: 0,
    });
    expect(files()).toEqual({ resumes: 1, mails: 9 });
    for (const table of tables) {
      const rows = await storage.db.selectFrom(table).selectAll().execute();
      expect(rows, table).not.toEqual([]);
      expect(JSON.stringify(rows), table).not.toContain(anu);
    }
    const keys = await storage.db.selectFrom('idempotency_keys').select('key').execute();
    expect(keys.map(({ key }) => key).toSorted()).toEqual([
      `enquiry-${binu}`,
      `subscription-${binu}`,
    ]);
    const nothing = await erasePerson(data, anu);
    expect(Object.values(nothing).every((number) => number === 0)).toBe(true);
  });

  it('is deleted where a mail’s file was only begun', async () => {
    const { data, sendAll, files } = await setUp();
    await sendAll(anu);
    for (const name of readdirSync(data.mails))
      renameSync(join(data.mails, name), join(data.mails, `.${name}.tmp`));
    // Its row is gone, so that only its head tells whom it is for.
    writeFileSync(join(data.mails, '.lost.eml.tmp'), `To: ${anu}\r\nSubject: Th`);
    await expect(erasePerson(data, anu)).resolves.toMatchObject({ mail_files: 10 });
    expect(files().mails).toBe(0);
  });

  it('is given and deleted however much of it there is', async () => {
    const { storage, data, sendAll } = await setUp();
    await sendAll(anu);
    const row = await storage.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    const [key] = await storage.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('operation', '=', 'save_enquiry')
      .execute();
    if (!key) throw new Error('nothing was answered');
    const numbers = Array.from({ length: 2_500 }, (_, index) => String(index).padStart(8, '0'));
    for (let begin = 0; begin < numbers.length; begin += 500) {
      const some = numbers.slice(begin, begin + 500);
      await storage.db
        .insertInto('enquiries')
        .values(some.map((number) => ({ ...row, id: `more-${number}`, reference: `E-${number}` })))
        .execute();
      await storage.db
        .insertInto('idempotency_keys')
        .values(
          some.map((number) => ({
            ...key,
            key: `more-${number}`,
            answer: JSON.stringify({ reference: `E-${number}` }),
          })),
        )
        .execute();
    }
    const { enquiries = [] } = await exportedOf(data, anu);
    expect(new Set(enquiries.map(({ id }) => id)).size).toBe(2_501);
    await expect(erasePerson(data, anu)).resolves.toMatchObject({
      enquiries: 2_501,
      idempotency_keys: 2_502,
    });
  });

  it('is what was mailed to the office, and not what it wrote to others, when the address is the office’s', async () => {
    const { storage, data, sendAll, deliver, files, answer } = await setUp();
    await sendAll(anu);
    await answer(anu, 'Only for Anu');
    await deliver();
    const mailsTo = async (address: string) => {
      const mails = await storage.db.selectFrom('outbox').selectAll().execute();
      return mails.filter(({ envelope_to }) => envelope_to === address).length;
    };
    const before = { toAnu: await mailsTo(anu), toOffice: await mailsTo(OFFICE) };
    const { mails } = files();
    const exported = await exportedOf(data, OFFICE);
    expect(exported['outbox']).toHaveLength(before.toOffice);
    expect(JSON.stringify(exported)).not.toContain('Only for Anu');
    await expect(erasePerson(data, OFFICE)).resolves.toMatchObject({
      outbox: before.toOffice,
      mail_files: before.toOffice,
      enquiries: 0,
    });
    await expect(mailsTo(anu)).resolves.toBe(before.toAnu);
    expect(files().mails).toBe(mails - before.toOffice);
    // The recipient of the mail gets and erases it.
    expect(JSON.stringify(await exportedOf(data, anu))).toContain('Only for Anu');
    await expect(erasePerson(data, anu)).resolves.toMatchObject({ outbox: before.toAnu });
    await expect(countRows(storage, 'outbox')).resolves.toBe(0);
    expect(files().mails).toBe(0);
  });

  it('is deleted when it is older than it is kept, and not a moment before', async () => {
    const { storage, data, settings, sendAll, files, pass } = await setUp();
    await sendAll(anu);
    const retention = { ...settings.retention, applications: 10, enquiries: 20, mails: 30_000 };
    await applyRetention(data, retention, pass(10) - 1);
    await expect(countRows(storage, 'applications')).resolves.toBe(1);
    await expect(applyRetention(data, retention, pass(0))).resolves.toMatchObject({
      applications: 1,
      resumes: 1,
      enquiries: 0,
    });
    expect(files()).toEqual({ resumes: 0, mails: 9 });
    await expect(applyRetention(data, retention, pass(10))).resolves.toMatchObject({
      enquiries: 1,
      contact_messages: 1,
      demo_requests: 1,
      outbox: 0,
      mail_files: 0,
    });
    await expect(countRows(storage, 'outbox')).resolves.toBe(9);
    // The files have the time of this machine's clock.
    const later = Date.now() + 30_000 * DAY_MS;
    await expect(applyRetention(data, retention, later)).resolves.toMatchObject({
      outbox: 9,
      mail_files: 9,
    });
    for (const table of tables) await expect(countRows(storage, table), table).resolves.toBe(0);
  });

  it('is deleted for its age where a mail’s file was only begun', async () => {
    const { data, settings } = await setUp();
    writeFileSync(join(data.mails, '.lost.eml.tmp'), `To: ${anu}\r\n`);
    const until = Date.now() + (settings.retention.mails + 1) * DAY_MS;
    await expect(applyRetention(data, settings.retention, until)).resolves.toMatchObject({
      mail_files: 1,
    });
    expect(readdirSync(data.mails)).toEqual([]);
  });

  it('is exported, erased and deleted for its age from the command line', async () => {
    const { data, settings, sendAll } = await setUp();
    await sendAll(anu);
    const environment = {
      ...environmentOf(settings),
      KEEP_ENQUIRIES_DAYS: '36500',
    };
    const run = async (...parameters: readonly string[]) =>
      runCommand('privacy', environment, parameters);
    const exported = await run('export', anu);
    expect(JSON.parse(exported.out)).toEqual(await exportedOf(data, anu));
    await expect(run('purge')).resolves.toMatchObject({ code: 0 });
    await expect(run('erase', anu)).resolves.toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^Deleted\nenquiries: 1\n(?:[a-z ]+: \d+\n)+Logs hold no personal data\.\n$/,
      ) as string,
    });
    await expect(run('erase', anu)).resolves.toMatchObject({
      code: 0,
      out: `Nothing is stored about ${anu}.\n`,
    });
    await expect(run('erase', 'anu')).resolves.toMatchObject({
      code: 1,
      error: 'anu is no email address\n',
    });
    await expect(run('erase')).resolves.toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Usage: npm run privacy/) as string,
    });
  });
});
