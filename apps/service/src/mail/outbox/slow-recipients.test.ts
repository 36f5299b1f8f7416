import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../../runtime/logging/index.ts';
import { readSettings } from '../../runtime/settings/index.ts';
import type { Storage } from '../../storage/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { startSmtp } from '../../testing/mail-catcher.ts';
import { createSmtpMailer } from '../index.ts';
import { addToOutbox } from './outbox.ts';
import { LEASE_MS } from './store.ts';
import { createOutboxWorker } from './worker.ts';

const from = { name: '', address: 'no-reply@example.com' };
const slow = ['slow1@example.com', 'slow2@example.com'];
const quick = Array.from({ length: 8 }, (_, index) => `quick${String(index)}@example.com`);

const put = async (storage: Storage, addresses: readonly string[], isUrgent = false) =>
  storage.transact(async (db) =>
    addToOutbox(
      db,
      from,
      Date.now(),
      addresses.map((to) => ({ to, subject: 'A subject', text: 'A text.\n', isUrgent })),
    ),
  );

const unsent = async ({ db }: Storage) => {
  const rows = await db
    .selectFrom('outbox')
    .select('envelope_to')
    .where('sent_at', 'is', null)
    .orderBy('envelope_to')
    .execute();
  return rows.map(({ envelope_to }) => envelope_to);
};

/** Starts a worker with a mail server that says nothing to the slow recipients until it is told to. */
const startWorker = async (storage: Storage, clock = Date.now) => {
  const held: (() => void)[] = [];
  let isSlow = true;
  const seen: string[] = [];
  const url = await startSmtp({
    onRcptTo: ({ address }, _session, done) => {
      seen.push(address);
      if (isSlow && slow.includes(address)) held.push(done);
      else done();
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', done);
    },
  });
  const { smtp } = readSettings({ SMTP_URL: url, MAIL_TO: 'office@example.com' });
  if (!smtp) throw new Error('there is no mail server');
  const worker = createOutboxWorker({
    ...{ storage, mailer: createSmtpMailer(smtp), urgentMailer: createSmtpMailer(smtp, 2) },
    ...{ clock, alone: true },
    log: createLog({ write: () => undefined }),
  });
  worker.start();
  const answer = () => {
    isSlow = false;
    for (const done of held.splice(0)) done();
  };
  onTestFinished(async () => {
    answer();
    await worker.stop();
  });
  return { worker, seen, answer };
};

describe.each(databases)('the outbox on $name, with slow recipients', ({ createMigrated }) => {
  const open = async () => openTestStorage(await createMigrated());

  it('marks mails as sent when others of their batch are still waited for', async () => {
    const storage = await open();
    await put(storage, [...slow, ...quick]);
    const { answer } = await startWorker(storage);
    await expect.poll(async () => unsent(storage), { timeout: 10_000 }).toEqual(slow);
    answer();
    await expect.poll(async () => unsent(storage), { timeout: 10_000 }).toEqual([]);
  });

  it('sends mails that come meanwhile, and each once', async () => {
    const storage = await open();
    await put(storage, slow);
    const { worker, seen, answer } = await startWorker(storage);
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(slow.length);
    await put(storage, quick);
    worker.wake();
    await expect.poll(async () => unsent(storage), { timeout: 10_000 }).toEqual(slow);
    answer();
    await expect.poll(async () => unsent(storage), { timeout: 10_000 }).toEqual([]);
    await sleep(100);
    expect(seen.toSorted()).toEqual([...slow, ...quick].toSorted());
  });

  it('sends an urgent mail to another when a whole batch is slow, and the next mails later', async () => {
    const storage = await open();
    const many = Array.from({ length: 10 }, () => slow[0] ?? '');
    await put(storage, many);
    const { worker, answer } = await startWorker(storage);
    await sleep(500);
    await put(storage, ['mail@example.com']);
    await put(storage, ['code@example.com'], true);
    worker.wake();
    const waiting = ['mail@example.com', ...many];
    await expect.poll(async () => unsent(storage), { timeout: 10_000 }).toEqual(waiting);
    answer();
    await expect.poll(async () => unsent(storage), { timeout: 10_000 }).toEqual([]);
  });

  it('sends a mail once when its server takes minutes to answer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const storage = await open();
    await put(storage, slow);
    let passed = 0;
    const { worker, seen } = await startWorker(storage, () => Date.now() + passed);
    await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(slow.length);
    for (let step = 0; step < 5; step += 1) {
      passed += LEASE_MS / 3;
      vi.advanceTimersByTime(LEASE_MS / 3);
      await sleep(200);
    }
    worker.wake();
    // The worker waits for a batch for 2 s before it looks for another.
    await sleep(2_500);
    expect(seen.toSorted()).toEqual(slow);
  });

  it('begins no more than a batch at once', async () => {
    const storage = await open();
    const many = Array.from({ length: 12 }, () => slow[0] ?? '');
    await put(storage, many);
    const { seen } = await startWorker(storage);
    await sleep(2_500);
    const { db } = storage;
    const leased = await db
      .selectFrom('outbox')
      .where('leased_until', 'is not', null)
      .select('id')
      .execute();
    expect(leased).toHaveLength(10);
    expect(seen).toHaveLength(5);
  });
});
