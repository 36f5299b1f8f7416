import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../../runtime/logging/index.ts';
import { type Storage, UnavailableError } from '../../storage/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import type { Mailer } from '../index.ts';
import { addToOutbox } from './outbox.ts';
import { createOutboxWorker } from './worker.ts';

const from = { name: '', address: 'no-reply@example.com' };
const mail = { to: 'anu@example.com', subject: 'A subject', text: 'A text.\n' };

describe.each(databases)('the outbox on $name, while it is away', ({ createMigrated }) => {
  it('marks what left once it is back, and does not send it again', async () => {
    const storage = await openTestStorage(await createMigrated());
    await storage.transact(async (db) => addToOutbox(db, from, Date.now(), [mail]));
    const sent: string[] = [];
    let isAway = false;
    const leaving: Storage = {
      ...storage,
      transact: async (task) => {
        if (isAway) throw new UnavailableError('the database is away', undefined);
        return storage.transact(task);
      },
    };
    const mailer: Mailer = {
      batchSize: 10,
      close: () => undefined,
      deliver: async (entries) => {
        isAway = true;
        setTimeout(() => (isAway = false), 1_500);
        sent.push(...entries.map(({ id }) => id));
        return Promise.resolve(entries.map((entry) => ({ entry, status: 'sent' })));
      },
    };
    const log = createLog({ write: () => undefined });
    const deps = { storage: leaving, mailer, clock: Date.now, log, alone: true };
    const worker = createOutboxWorker(deps);
    onTestFinished(async () => worker.stop());
    worker.start();
    const waiting = async () =>
      storage.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
    expect(sent).toHaveLength(1);
  });
});
