import { sql } from 'kysely';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fileStoreOf } from '../features/resumes/index.ts';
import type { Db, Storage, StorageSettings } from '../storage/index.ts';
import { chooseInPool, poolToken } from '../features/talent-pool/index.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../features/subscriptions/index.ts';
import { environmentOf, type TestDatabase } from './databases.ts';
import { sendEnquiry } from './forms.ts';
import { applyAs, mailsTo, signInAs } from './candidate.ts';
import { runCommand } from './commands.ts';
import { addMember } from './staff.ts';
import { temporaryFolder } from './temporary.ts';
import { createTestService, enquiry } from './test-service.ts';
import { tableNames } from '../operations/backups/format.ts';

export const anu = 'anu@example.com';
export const binu = 'Binu@example.com';
export const chitra = 'chitra@example.com';
const dev = 'dev@example.com';

/** Returns whether an address is in any row that a backup keeps. */
export const isStored = async ({ db }: Storage, address: string) => {
  for (const table of tableNames) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    if (JSON.stringify(rows).toLowerCase().includes(address.toLowerCase())) return true;
  }
  return false;
};

/**
 * Creates a service with candidates, subscribers, applicants and staff, a backup of it, and functions that make later
 * decisions.
 */
export const createDecided = async (database: TestDatabase) => {
  const service = await createTestService({ database });
  const { deps, storage } = service;
  const environment = environmentOf(deps.settings);
  const candidates = new Map<string, Awaited<ReturnType<typeof signInAs>>>();
  const references = new Map<string, string>();
  const links = new Map<string, string>();
  const tokenIn = async (email: string, page: string) => {
    const mails = await mailsTo(service, email);
    const pattern = new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`);
    return mails.flatMap(({ body }) => pattern.exec(body)?.[1] ?? []).at(-1) ?? '';
  };
  for (const email of [anu, binu, chitra, dev]) {
    await sendEnquiry(deps, { ...enquiry, email }, { idempotencyKey: email });
    references.set(email, await applyAs(service, email));
    candidates.set(email, await signInAs(service, email));
    await subscribe(deps, { email });
    await confirmSubscription(deps, { token: await tokenIn(email, 'confirm') });
    links.set(email, await tokenIn(email, 'unsubscribe'));
  }
  for (const employee_code of ['E1', 'E2', 'E3', 'E4', 'E5'])
    await addMember(service, {
      employee_code,
      mobile_number: `91980000000${employee_code.slice(1)}`,
    });
  await storage.db
    .updateTable('applications')
    .set({ pool_ends_at: Date.now() + 1_000_000_000 })
    .where('applcnt_email', '=', dev)
    .execute();
  const poolTokenOfDev = async (db: Db) =>
    poolToken(
      db,
      await db
        .selectFrom('applications')
        .select(['id', 'reference'])
        .where('applcnt_email', '=', dev)
        .executeTakeFirstOrThrow(),
    );
  const folder = temporaryFolder();
  const file = join(folder, 'site.tar.gz');
  const backUp = async (name = file) => {
    await expect(runCommand('backup', environment, [name])).resolves.toMatchObject({ code: 0 });
  };
  const staff = async (...parameters: readonly string[]) => {
    await expect(runCommand('staff', environment, parameters)).resolves.toMatchObject({ code: 0 });
  };
  return {
    ...service,
    environment,
    file,
    backUp,
    decide: async () => {
      const erased = await candidates.get(anu)?.post('erase_me', { email: anu });
      expect(erased?.statusCode, erased?.body).toBe(200);
      await unsubscribe(deps, { token: links.get(binu) });
      const reference = references.get(chitra);
      const withdrawn = await candidates.get(chitra)?.post('withdraw_application', { reference });
      expect(withdrawn?.statusCode, withdrawn?.body).toBe(200);
      const left = { token: await storage.transact(poolTokenOfDev), choice: 'leave' };
      await expect(chooseInPool(deps, left)).resolves.toEqual({ status: 'left' });
    },
    decideOnStaff: async () => {
      await staff('disable', 'E1');
      await staff('remove', 'E2');
      await staff('reset', 'E3');
      await staff('disable', 'E4');
      await staff('enable', 'E4');
    },
    references,
    decisionsDir: deps.settings.decisionsDir,
    storage,
  };
};

export const expectDecided = async (storage: Storage, place: StorageSettings) => {
  await expect(isStored(storage, anu)).resolves.toBe(false);
  const pool = await storage.db.selectFrom('applications').select('pool_ends_at').execute();
  expect(pool.filter(({ pool_ends_at }) => pool_ends_at !== null)).toEqual([]);
  const subscribers = await storage.db.selectFrom('subscriptions').select('email').execute();
  expect(subscribers.map(({ email }) => email).toSorted()).toEqual([chitra, dev]);
  await expect(isStored(storage, binu)).resolves.toBe(true);
  const newsletters = await storage.db
    .selectFrom('outbox')
    .select('envelope_to')
    .where('unsubscribe_link', 'is not', null)
    .execute();
  expect(newsletters.map(({ envelope_to }) => envelope_to).toSorted()).toEqual([chitra, dev]);
  const applications = await storage.db
    .selectFrom('applications')
    .selectAll()
    .orderBy('applcnt_email')
    .execute();
  expect(
    applications.map(({ applcnt_email, status, resume_bytes }) => [
      applcnt_email,
      status,
      resume_bytes > 0,
    ]),
  ).toEqual([
    [binu, 'received', true],
    [chitra, 'withdrawn', false],
    [dev, 'received', true],
  ]);
  const files = await fileStoreOf(place.dataDir).list();
  const kept = applications.filter(({ resume_bytes }) => resume_bytes > 0);
  expect(files.map(({ key }) => key).toSorted()).toEqual(
    kept.map(({ resume_key }) => resume_key).toSorted(),
  );
};
