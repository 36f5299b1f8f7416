import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addToOutbox, deleteFinished, type OutgoingMail } from '../mail/outbox/index.ts';
import { databases, openTestStorage } from '../testing/databases.ts';
import { DELETED_AT_ONCE, deleteUntil } from './delete-until.ts';
import type { Storage } from './storage.ts';

/** More than two portions. */
const MANY = 2 * DELETED_AT_ONCE + 1;

describe.each(databases)('what is over, on $name', ({ createMigrated }) => {
  /** Returns the storage with the numbers of rows that its statements write. */
  const observed = ({ db }: Storage) => {
    const written: number[] = [];
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        written.push(Number(result.numAffectedRows ?? 0));
        return Promise.resolve(result);
      },
    };
    return { db: db.withPlugin(plugin), written };
  };

  it('is deleted in portions, however much it is, and what is kept stays', async () => {
    const storage = await openTestStorage(await createMigrated());
    const rows = Array.from({ length: MANY + 1 }, (_, index) => ({
      id: `id ${String(index)}`,
      expires_at: index,
    }));
    for (let from = 0; from < rows.length; from += 1_000)
      await storage.db
        .insertInto('staff_tried_captchas')
        .values(rows.slice(from, from + 1_000))
        .execute();
    const { db, written } = observed(storage);
    await expect(deleteUntil(db, 'staff_tried_captchas', 'expires_at', MANY - 1)).resolves.toBe(
      MANY,
    );
    expect(written).toEqual([DELETED_AT_ONCE, DELETED_AT_ONCE, 1]);
    const left = await storage.db.selectFrom('staff_tried_captchas').select('expires_at').execute();
    expect(left).toEqual([{ expires_at: MANY }]);
  });

  it('is so of mails, too', async () => {
    const storage = await openTestStorage(await createMigrated());
    const mail: OutgoingMail = {
      to: 'anu@example.com',
      subject: 'A subject',
      text: 'A text.\n',
      heldFor: 'trap',
    };
    const mails = Array.from({ length: MANY }, () => mail);
    await storage.transact(async (db) => {
      for (let from = 0; from < MANY; from += 500)
        await addToOutbox(
          db,
          { name: 'X', address: 'a@example.com' },
          1,
          mails.slice(from, from + 500),
        );
    });
    const { db, written } = observed(storage);
    await expect(deleteFinished(db, 1)).resolves.toBe(MANY);
    expect(Math.max(...written)).toBe(DELETED_AT_ONCE);
  });
});
