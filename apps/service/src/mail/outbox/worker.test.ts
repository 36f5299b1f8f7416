import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../runtime/logging/index.ts';
import { createFileMailer, createSmtpMailer, type Mailer, mailFileName } from '../index.ts';
import { deliverEach } from '../transports/mailer.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import type { Storage } from '../../storage/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { freePort } from '../../testing/free-port.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { addToOutbox, type OutgoingMail } from './outbox.ts';
import {
  backOff,
  deleteFinished,
  leaseDue,
  LEASE_MS,
  markFailed,
  markSent,
  nextDueAt,
  repairDueTimes,
} from './store.ts';
import { countOpen } from './undelivered.ts';
import { createOutboxWorker } from './worker.ts';

const log = createLog({ write: () => undefined });
const from = { name: 'Example, Ltd. "X"', address: 'no-reply@example.com' };
const failure = { reason: 'no', permanent: false };
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

/** Starts a mail server that accepts everything, or refuses recipients with the code that `refuse` returns. */
const startSmtp = async (refuse: (address: string) => number | undefined = () => undefined) => {
  const received: {
    readonly from: string;
    readonly to: readonly string[];
    readonly text: string;
  }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refuse(address);
      done(
        responseCode === undefined
          ? null
          : Object.assign(new Error(`not for ${address}`), { responseCode }),
      );
    },
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from: sender, to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(async () => new Promise((resolve) => server.close(() => resolve())));
  const { smtp } = readSettings({
    SMTP_URL: `smtp://127.0.0.1:${String(port)}`,
    MAIL_TO: 'office@example.com',
  });
  if (!smtp) throw new Error('there is no mail server');
  return { received, smtp };
};

describe.each(databases)('the outbox on $name', ({ createMigrated }) => {
  it('keeps no code and no link of a mail that was sent, and those of one that waits', async () => {
    const storage = await openTestStorage(await createMigrated());
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
      { body: 'Your code is ******.\n', html: '<b>******</b>', secret: null },
      { body: mail.text, html: null, secret: null },
      { body: texts.text, html: texts.html, secret },
    ]);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(files.filter((file) => file.includes(secret))).toHaveLength(1);
  });

  it('delivers each mail into one file', async () => {
    const storage = await openTestStorage(await createMigrated());
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
    const storage = await openTestStorage(await createMigrated());
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

  it('gives a mail to one worker only, and to the next one when its lease is over', async () => {
    const storage = await openTestStorage(await createMigrated());
    await put(
      storage,
      Array.from({ length: 60 }, () => mail),
    );
    const now = Date.now();
    const leased = await Promise.all(
      Array.from({ length: 10 }, async () => leaseDue(storage, now, 10)),
    );
    const ids = leased.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(60);
    await expect(leaseDue(storage, now + LEASE_MS - 1, 10)).resolves.toEqual([]);
    await expect(leaseDue(storage, now + LEASE_MS, 10)).resolves.toHaveLength(10);
  });

  it('backs off from a failure, and gives up after five days', async () => {
    const storage = await openTestStorage(await createMigrated());
    const now = Date.now();
    await put(storage, [mail], now);
    const [entry] = await leaseDue(storage, now, 1);
    if (!entry) throw new Error('nothing was due');
    await expect(markFailed(storage, now, entry, failure)).resolves.toBe('again');
    await expect(leaseDue(storage, now + backOff(1) - 1, 1)).resolves.toEqual([]);
    const [again] = await leaseDue(storage, now + backOff(1), 1);
    expect(again).toMatchObject({ id: entry.id, attempts: 2, last_error: 'no' });
    const late = now + 5 * 24 * 3_600_000;
    const tried = { ...(again ?? entry), attempts: 20 };
    await expect(markFailed(storage, late - 1, tried, failure)).resolves.toBe('again');
    // The clock was set ahead: the age of the mail alone does not prove that it was tried for days.
    await expect(markFailed(storage, late, again ?? entry, failure)).resolves.toBe('again');
    await expect(markFailed(storage, late, tried, failure)).resolves.toBe('parked');
    await expect(leaseDue(storage, late + 3_600_000, 1)).resolves.toEqual([]);
  });

  it('sends what was added or leased while the clock was ahead when it is right again', async () => {
    const storage = await openTestStorage(await createMigrated());
    const now = Date.now();
    const ahead = now + 3_650 * 24 * 3_600_000;
    await put(storage, [mail, mail], ahead);
    const [taken] = await leaseDue(storage, ahead, 1);
    await expect(leaseDue(storage, now, 10)).resolves.toEqual([]);
    await expect(repairDueTimes(storage.db, now)).resolves.toBe(2);
    await expect(repairDueTimes(storage.db, now)).resolves.toBe(0);
    const due = await leaseDue(storage, now, 10);
    expect(due).toHaveLength(2);
    expect(due.map(({ id }) => id)).toContain(taken?.id);
    await expect(leaseDue(storage, now, 10)).resolves.toEqual([]);
  });

  it('leaves alone what another instance has just leased when its clock is a minute ahead', async () => {
    const storage = await openTestStorage(await createMigrated());
    const now = Date.now();
    await put(storage, [mail], now);
    await expect(leaseDue(storage, now + 60_000, 1)).resolves.toHaveLength(1);
    await expect(repairDueTimes(storage.db, now)).resolves.toBe(0);
    await expect(leaseDue(storage, now, 1)).resolves.toEqual([]);
  });

  it('deletes what was sent or given up before a time, and nothing that waits', async () => {
    const storage = await openTestStorage(await createMigrated());
    const now = Date.now();
    await put(storage, [mail, mail, mail], now);
    const [sent, failed] = await leaseDue(storage, now, 2);
    if (!sent || !failed) throw new Error('nothing was due');
    await markSent(storage, now, [sent.id]);
    const givenUp = now + 5 * 24 * 3_600_000;
    await markFailed(storage, givenUp, failed, { ...failure, permanent: true });
    await expect(deleteFinished(storage.db, now - 1)).resolves.toBe(0);
    await expect(deleteFinished(storage.db, now)).resolves.toBe(1);
    await expect(deleteFinished(storage.db, givenUp)).resolves.toBe(1);
    await expect(unsent(storage)).resolves.toHaveLength(1);
  });

  it('sends nothing that is held, and deletes it after its retention', async () => {
    const storage = await openTestStorage(await createMigrated());
    const now = Date.now();
    await put(storage, [{ ...mail, heldFor: 'trap' }], now);
    await expect(leaseDue(storage, now + LEASE_MS, 10)).resolves.toEqual([]);
    await expect(nextDueAt(storage.db)).resolves.toBeUndefined();
    await expect(deleteFinished(storage.db, now - 1)).resolves.toBe(0);
    await expect(deleteFinished(storage.db, now)).resolves.toBe(1);
    await expect(unsent(storage)).resolves.toEqual([]);
  });

  it('sends by SMTP with an envelope of its own and no header from outside', async () => {
    const storage = await openTestStorage(await createMigrated());
    const smtp = await startSmtp();
    await put(storage, [
      { ...mail, subject: 'Hello\r\nBcc: everybody@example.com', replyTo: 'anu@example.com' },
    ]);
    work(storage, createSmtpMailer(smtp.smtp));
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
    const [received] = smtp.received;
    expect(received).toMatchObject({ from: 'no-reply@example.com', to: ['anu@example.com'] });
    const head = received?.text.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Subject: Hello Bcc: everybody@example\.com$/m);
    expect(head).toMatch(/^Reply-To: anu@example\.com$/m);
    expect(head).toMatch(/^From: "Example, Ltd\. \\"X\\"" <no-reply@example\.com>$/m);
    await expect.poll(async () => unsent(storage)).toEqual([]);
  });

  it('is not held up by a recipient that is refused, and parks what never can be delivered', async () => {
    const storage = await openTestStorage(await createMigrated());
    const codes: Readonly<Record<string, number>> = {
      'nobody@example.com': 550,
      'full@example.com': 452,
    };
    const smtp = await startSmtp((address) => codes[address]);
    await put(storage, [
      { ...mail, to: 'nobody@example.com' },
      { ...mail, to: 'full@example.com' },
      mail,
    ]);
    work(storage, createSmtpMailer(smtp.smtp));
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

  it('needs the operator for none but the company’s own addresses when addresses are refused', async () => {
    const storage = await openTestStorage(await createMigrated());
    const smtp = await startSmtp(() => 550);
    await put(storage, [mail, { ...mail, to: 'office@example.com' }]);
    const outcomes: string[] = [];
    const levels: unknown[] = [];
    const worker = createOutboxWorker({
      storage,
      mailer: createSmtpMailer(smtp.smtp),
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

  it('parks nothing for an account that the mail server refuses', async () => {
    const storage = await openTestStorage(await createMigrated());
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
    const storage = await openTestStorage(await createMigrated());
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
  it('waits for a mail that is being sent, and puts it back when the server does not answer in time', async () => {
    const storage = await openTestStorage(await createMigrated());
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

describe('back-off', () => {
  it('doubles up to an hour', () => {
    expect([1, 2, 3, 8, 9, 10, 50].map(backOff)).toEqual([
      15_000, 30_000, 60_000, 1_920_000, 3_600_000, 3_600_000, 3_600_000,
    ]);
  });
});
