import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../runtime/logging/index.ts';
import { createFileMailer, createSmtpMailer, type Mailer, mailFileName } from '../index.ts';
import { deliverEach } from '../transports/mailer.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import type { Storage } from '../../storage/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { startMailCatcher } from '../../testing/mail-catcher.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { addToOutbox, type OutgoingMail } from './outbox.ts';
import { leaseDue } from './store.ts';
import { countOpen } from './undelivered.ts';
import { createOutboxWorker } from './worker.ts';

const log = createLog({ write: () => undefined });
const from = { name: 'Example, Ltd. "X"', address: 'no-reply@example.com' };
const mail: OutgoingMail = { to: 'anu@example.com', subject: 'A subject', text: 'A text.\n' };

const put = async (storage: Storage, mails: readonly OutgoingMail[], now = Date.now()) =>
  storage.transact(async (db) => addToOutbox(db, from, now, mails));

/** Code in a mail, which must not be kept. */
const secret = '123456';

const unsent = async ({ db }: Storage) =>
  db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).orderBy('envelope_to').execute();

const work = (storage: Storage, mailer: Mailer, alone = false) => {
  const own = ['Office@example.com'];
  const worker = createOutboxWorker({ storage, mailer, clock: Date.now, log, own, alone });
  onTestFinished(async () => worker.stop());
  worker.start();
  return worker;
};

/** Starts a mail server that refuses recipients with the code that `refuse` returns, and a mailer for it. */
const startServer = async (refuse: (address: string) => number | undefined = () => undefined) => {
  const { url, received } = await startMailCatcher(refuse);
  const { smtp } = readSettings({ SMTP_URL: url, MAIL_TO: 'office@example.com' });
  if (!smtp) throw new Error('there is no mail server');
  return { received, mailer: createSmtpMailer(smtp) };
};

describe.each(databases)('the outbox on $name', ({ createMigrated }) => {
  const open = async () => openTestStorage(await createMigrated());

  it('keeps no code and no link of a mail that was sent, and those of one that waits', async () => {
    const storage = await open();
    const folder = temporaryFolder();
    const texts = { text: `Your code is ${secret}.\n`, html: `<b>${secret}</b>` };
    await put(storage, [
      { ...mail, ...texts, secret },
      { ...mail, to: 'binu@example.com' },
    ]);
    const later = Date.now() + 60_000;
    await put(storage, [{ ...mail, ...texts, to: 'chitra@example.com', secret }], later);
    work(storage, createFileMailer(folder));
    await expect.poll(async () => (await unsent(storage)).length).toBe(1);
    const rows = await storage.db.selectFrom('outbox').selectAll().orderBy('envelope_to').execute();
    expect(rows).toMatchObject([
      { body: 'Your code is ******.\n', html: '<b>******</b>', secret: null, is_written: 1 },
      { body: mail.text, html: null, secret: null, is_written: 1 },
      { body: texts.text, html: texts.html, secret, is_written: 0 },
    ]);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(files.filter((file) => file.includes(secret))).toHaveLength(1);
  });

  it('delivers each mail into one file', async () => {
    const storage = await open();
    const folder = join(temporaryFolder(), 'mail');
    await put(
      storage,
      Array.from({ length: 120 }, () => mail),
    );
    work(storage, createFileMailer(folder));
    await expect.poll(async () => unsent(storage), { timeout: 20_000 }).toEqual([]);
    const files = readdirSync(folder);
    expect(files).toHaveLength(120);
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
    expect(readFileSync(join(folder, files[0] ?? ''), 'utf8')).toMatch(/\r\n\r\nA text\.\r\n$/);
  });

  it('writes the same file when a mail is delivered again after a crash', async () => {
    const storage = await open();
    const folder = temporaryFolder();
    await put(storage, [mail]);
    const [entry] = await leaseDue(storage, Date.now(), 10);
    if (!entry) throw new Error('nothing was due');
    const mailer = createFileMailer(folder);
    const signal = new AbortController().signal;
    await mailer.deliver([entry], signal);
    const once = readFileSync(join(folder, mailFileName(entry.message_id)), 'utf8');
    await mailer.deliver([entry], signal);
    expect(readdirSync(folder)).toEqual([mailFileName(entry.message_id)]);
    expect(readFileSync(join(folder, mailFileName(entry.message_id)), 'utf8')).toBe(once);
  });

  it('sends by SMTP with an envelope of its own and no header from outside', async () => {
    const storage = await open();
    const smtp = await startServer();
    await put(storage, [
      { ...mail, subject: 'Hello\r\nBcc: everybody@example.com', replyTo: 'anu@example.com' },
    ]);
    work(storage, smtp.mailer);
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
    const [received] = smtp.received;
    expect(received).toMatchObject({ from: 'no-reply@example.com', to: 'anu@example.com' });
    const head = received?.text.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Subject: Hello Bcc: everybody@example\.com$/m);
    expect(head).toMatch(/^Reply-To: anu@example\.com$/m);
    expect(head).toMatch(/^From: "Example, Ltd\. \\"X\\"" <no-reply@example\.com>$/m);
    await expect.poll(async () => unsent(storage)).toEqual([]);
  });

  it('is not held up by a recipient that is refused, and parks what never can be delivered', async () => {
    const storage = await open();
    const codes: Readonly<Record<string, number>> = {
      'nobody@example.com': 550,
      'full@example.com': 452,
    };
    const smtp = await startServer((address) => codes[address]);
    await put(storage, [
      { ...mail, to: 'nobody@example.com' },
      { ...mail, to: 'full@example.com' },
      mail,
    ]);
    work(storage, smtp.mailer);
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
    await expect
      .poll(async () => unsent(storage))
      .toMatchObject([
        { envelope_to: 'full@example.com', attempts: 1, abandoned_at: null, leased_until: null },
        {
          envelope_to: 'nobody@example.com',
          attempts: 1,
          abandoned_at: expect.any(Number) as number,
          address_refused: 1,
        },
      ]);
  });

  it('keeps the words of a mail server on one line, which any database stores', async () => {
    const storage = await open();
    await put(storage, [mail]);
    const response = '451 4.7.1\u0000 come\r\n\u001b[2J later\ud800';
    work(storage, {
      ...createFileMailer(temporaryFolder()),
      deliver: async (entries) =>
        Promise.resolve(
          entries.map((entry) => ({
            status: 'failed' as const,
            entry,
            error: Object.assign(new Error('refused'), { response }),
          })),
        ),
    });
    await expect
      .poll(async () => unsent(storage))
      .toMatchObject([{ attempts: 1, last_error: '451 4.7.1 come [2J later\ufffd' }]);
  });

  it('needs the operator for none but the company’s own addresses when addresses are refused', async () => {
    const storage = await open();
    const smtp = await startServer(() => 550);
    await put(storage, [mail, { ...mail, to: 'office@example.com' }]);
    const outcomes: string[] = [];
    const levels: unknown[] = [];
    const worker = createOutboxWorker({
      storage,
      mailer: smtp.mailer,
      clock: Date.now,
      log: createLog({
        write: (line) => levels.push((JSON.parse(line) as { readonly level: number }).level),
      }),
      metrics: { mailHandled: (outcome) => outcomes.push(outcome) },
      own: ['Office@example.com'],
      alone: true,
    });
    onTestFinished(async () => worker.stop());
    worker.start();
    await expect.poll(() => outcomes.toSorted()).toEqual(['parked', 'refused']);
    await expect.poll(() => levels.toSorted()).toEqual([30, 50]);
    await expect(countOpen(storage.db)).resolves.toMatchObject({
      entries: { waiting: 0, held: 0, parked: 1, refused: 1 },
    });
  });

  it('leaves with the present sender, whichever it was stored with', async () => {
    const storage = await open();
    const { mailer, received } = await startServer();
    const [id = ''] = await put(storage, [mail]);
    const worker = createOutboxWorker({
      ...{ storage, mailer, clock: Date.now, log, alone: true },
      from: { name: 'The office', address: 'office@example.org' },
    });
    onTestFinished(async () => worker.stop());
    worker.start();
    await expect.poll(() => received).toMatchObject([{ from: 'office@example.org' }]);
    expect(received[0]?.text).toContain('From: The office <office@example.org>\r\n');
    expect(received[0]?.text).toContain(`Message-ID: <${id}@example.com>\r\n`);
  });

  it('parks nothing for an account that the mail server refuses', async () => {
    const storage = await open();
    await put(storage, [mail]);
    const refused = Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535 });
    work(storage, {
      batchSize: 10,
      close: () => undefined,
      deliver: async (entries) =>
        Promise.resolve(entries.map((entry) => ({ entry, status: 'failed', error: refused }))),
    });
    await expect
      .poll(async () => unsent(storage))
      .toMatchObject([{ attempts: 1, abandoned_at: null, last_error: 'no' }]);
  });

  it('puts back what it did not begin when the service stops', async () => {
    const storage = await open();
    await put(
      storage,
      Array.from({ length: 3 }, () => mail),
    );
    const mailer: Mailer = {
      batchSize: 10,
      close: () => undefined,
      deliver: async (entries, signal) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return entries.map((entry, index) => ({ entry, status: index === 0 ? 'sent' : 'skipped' }));
      },
    };
    const worker = work(storage, mailer);
    await expect.poll(async () => (await unsent(storage))[0]?.leased_until).not.toBeNull();
    await worker.stop();
    await expect(unsent(storage)).resolves.toMatchObject([
      { leased_until: null, attempts: 0 },
      { leased_until: null, attempts: 0 },
    ]);
  });
});

describe.each(databases)('the outbox on $name, when the service stops', ({ createMigrated }) => {
  const open = async () => openTestStorage(await createMigrated());

  it('waits for a mail that is being sent, and puts it back when the server does not answer in time', async () => {
    const storage = await open();
    await put(storage, [mail, { ...mail, to: 'binu@example.com' }]);
    const answers: (() => void)[] = [];
    const sending: Mailer = {
      batchSize: 10,
      close: () => undefined,
      deliver: async (entries, signal, cut) =>
        deliverEach(entries, { signal, cut }, 2, async ({ envelope_to }) =>
          envelope_to === mail.to
            ? new Promise((resolve) => answers.push(resolve))
            : new Promise(() => undefined),
        ),
    };
    const worker = work(storage, sending);
    await expect.poll(() => answers.length).toBe(1);
    const stopped = worker.stop(300);
    for (const answer of answers) answer();
    await stopped;
    await expect(unsent(storage)).resolves.toMatchObject([
      {
        envelope_to: 'binu@example.com',
        attempts: 1,
        leased_until: null,
        abandoned_at: null,
        last_error: 'the service stopped before the mail server answered',
      },
    ]);
  });
});
