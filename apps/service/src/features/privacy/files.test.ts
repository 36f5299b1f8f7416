import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../storage/index.ts';
import { subscribe } from '../subscriptions/index.ts';
import { databases, openTestStorage } from '../../testing/databases.ts';
import { requestDemo, sendEnquiry } from '../../testing/forms.ts';
import { runCommand } from '../../testing/commands.ts';
import { countRows, createTestService, demoRequest, enquiry } from '../../testing/test-service.ts';
import { personalDataOf } from '../../testing/personal-data.ts';
import { erasePerson } from './person.ts';
import { applyRetention } from '../../operations/retention/apply-retention.ts';

const [sqlite] = databases;

describe('the files of SQLite', () => {
  const address = 'a.person.with.a.rare.name@example.com';

  const setUp = async () => {
    const { deps, storage } = await createTestService({ database: sqlite });
    const { dataDir } = deps.settings;
    const read = (name: string) => readFileSync(join(dataDir, name), 'latin1').toLowerCase();
    const isInFiles = () => ['site.db', 'site.db-wal'].some((name) => read(name).includes(address));
    const data = personalDataOf({ deps });
    for (let count = 0; count < 20; count += 1) {
      const other = `visitor${String(count)}@example.com`;
      for (const email of [address, other]) {
        await sendEnquiry(deps, { ...enquiry, email });
        await requestDemo(deps, { ...demoRequest, email });
        await subscribe(deps, { email });
      }
    }
    return { deps, storage, data, isInFiles };
  };

  it('hold nothing of a person who was erased, while the storage is open', async () => {
    const { storage, data, isInFiles } = await setUp();
    // Part of it is in the database, part in the log.
    await sql`pragma wal_checkpoint(passive)`.execute(storage.db);
    expect(isInFiles()).toBe(true);
    await erasePerson(data, address);
    expect(isInFiles()).toBe(false);
    await expect(countRows(storage, 'enquiries')).resolves.toBe(20);
  });

  it('hold nothing in their unused parts either when a person was erased by the command', async () => {
    const { deps, storage, isInFiles } = await setUp();
    await sql`pragma secure_delete = off`.execute(storage.db);
    await storage.db.deleteFrom('subscriptions').where('email', '=', address).execute();
    await sql`pragma wal_checkpoint(truncate)`.execute(storage.db);
    const { dataDir } = deps.settings;
    await expect(
      runCommand('privacy', { DATA_DIR: dataDir }, ['erase', address]),
    ).resolves.toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Deleted\n[^]*\nLogs hold no personal data\.\n$/) as string,
    });
    expect(isInFiles()).toBe(false);
    await expect(countRows(storage, 'enquiries')).resolves.toBe(20);
    // The open service goes on.
    await sendEnquiry(deps, { ...enquiry, email: address });
    await expect(countRows(storage, 'enquiries')).resolves.toBe(21);
  });

  it('are cleaned by the next retention run when somebody reads during an erasure', async () => {
    const { deps, storage, data, isInFiles } = await setUp();
    const reader = await openTestStorage(deps.settings);
    await readSnapshot(reader, async (db) => {
      await db.selectFrom('enquiries').select('email').execute();
      await erasePerson(data, address);
      await expect(countRows(storage, 'demo_requests')).resolves.toBe(20);
    });
    expect(isInFiles()).toBe(true);
    await applyRetention(data, deps.settings.retention, deps.clock());
    expect(isInFiles()).toBe(false);
  });
});
