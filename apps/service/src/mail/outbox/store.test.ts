import { describe, expect, it } from 'vitest';
import type { Storage } from '../../storage/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { addToOutbox, type OutgoingMail } from './outbox.ts';
import {
  deleteFinished,
  leaseDue,
  mailBackOff,
  LEASE_MS,
  markFailed,
  markSent,
  nextDueAt,
  repairDueTimes,
} from './store.ts';

const from = { name: 'Example, Ltd. "X"', address: 'no-reply@example.com' };
const failure = { reason: 'no', permanent: false };
const mail: OutgoingMail = { to: 'anu@example.com', subject: 'A subject', text: 'A text.\n' };

const put = async (storage: Storage, mails: readonly OutgoingMail[], now = Date.now()) =>
  storage.transact(async (db) => addToOutbox(db, from, now, mails));

const unsent = async ({ db }: Storage) =>
  db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).orderBy('envelope_to').execute();

describe.each(databases)('the outbox on $name', ({ createMigrated }) => {
  const open = async () => openTestStorage(await createMigrated());

  it('gives a mail to one worker only, and to the next one when its lease is over', async () => {
    const storage = await open();
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
    const storage = await open();
    const now = Date.now();
    await put(storage, [mail], now);
    const [entry] = await leaseDue(storage, now, 1);
    if (!entry) throw new Error('nothing was due');
    await expect(markFailed(storage, now, entry, failure)).resolves.toBe('again');
    await expect(leaseDue(storage, now + mailBackOff(1) - 1, 1)).resolves.toEqual([]);
    const [again] = await leaseDue(storage, now + mailBackOff(1), 1);
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
    const storage = await open();
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
    const storage = await open();
    const now = Date.now();
    await put(storage, [mail], now);
    await expect(leaseDue(storage, now + 60_000, 1)).resolves.toHaveLength(1);
    await expect(repairDueTimes(storage.db, now)).resolves.toBe(0);
    await expect(leaseDue(storage, now, 1)).resolves.toEqual([]);
  });

  it('deletes what was sent or given up before a time, and nothing that waits', async () => {
    const storage = await open();
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
    const storage = await open();
    const now = Date.now();
    await put(storage, [{ ...mail, heldFor: 'trap' }], now);
    await expect(leaseDue(storage, now + LEASE_MS, 10)).resolves.toEqual([]);
    await expect(nextDueAt(storage.db)).resolves.toBeUndefined();
    await expect(deleteFinished(storage.db, now - 1)).resolves.toBe(0);
    await expect(deleteFinished(storage.db, now)).resolves.toBe(1);
    await expect(unsent(storage)).resolves.toEqual([]);
  });
});

describe('back-off', () => {
  it('doubles up to an hour', () => {
    expect([1, 2, 3, 8, 9, 10, 50].map(mailBackOff)).toEqual([
      15_000, 30_000, 60_000, 1_920_000, 3_600_000, 3_600_000, 3_600_000,
    ]);
  });
});
