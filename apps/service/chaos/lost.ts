import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import {
  SET_ASIDE_MS,
  ORPHAN_AFTER_MS,
  cleanUpOrphans,
} from '../src/features/applications/index.ts';
import { createLog } from '../src/runtime/logging/index.ts';
import { readSettings } from '../src/runtime/settings/index.ts';
import { openStorage } from '../src/storage/index.ts';
import type { Stores } from './stores.ts';

/** A submission that was answered with 201. */
export interface Acknowledged {
  readonly reference: string;
  readonly name: string;
  readonly digest?: string;
}

export const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Counts the submissions that are not stored as they were acknowledged, with their files and mails. */
export const lookForLost = async (
  { database, resumes: store }: Stores,
  acknowledged: readonly Acknowledged[],
): Promise<number> => {
  const storage = openStorage(database);
  try {
    const applications = await storage.db
      .selectFrom('applications')
      .select(['reference', 'applcnt_name', 'resume_key'])
      .execute();
    const enquiries = await storage.db
      .selectFrom('enquiries')
      .select(['reference', 'user_name'])
      .execute();
    const mails = await storage.db.selectFrom('outbox').select('subject').execute();
    const names = new Map([
      ...applications.map((row) => [row.reference, row.applcnt_name] as const),
      ...enquiries.map((row) => [row.reference, row.user_name] as const),
    ]);
    const keys = new Map(applications.map((row) => [row.reference, row.resume_key]));
    const mailed = new Map<string, number>();
    for (const { subject } of mails) {
      const reference = /[AE]-\w{8}/.exec(subject)?.[0] ?? '';
      mailed.set(reference, (mailed.get(reference) ?? 0) + 1);
    }
    let lost = 0;
    for (const { reference, name, digest } of acknowledged) {
      const key = digest === undefined ? undefined : keys.get(reference);
      const file = key === undefined ? undefined : await store.read(key);
      const isWhole =
        names.get(reference) === name &&
        mailed.get(reference) === 2 &&
        (digest === undefined || (file !== undefined && digestOf(file) === digest));
      if (!isWhole) lost += 1;
    }

    // No row may lack its file, and no orphan may stay longer than `ORPHAN_AFTER_MS` and `SET_ASIDE_MS`.
    const log = createLog({ write: () => undefined });
    const later = Date.now() + 2 * ORPHAN_AFTER_MS;
    const deps = { settings: readSettings({}), storage, store, log };
    const { missing } = await cleanUpOrphans(deps, later);
    expect(missing).toEqual([]);
    // `overdue` lies after the set-aside time, whatever clock set the file aside. Each run deletes a small share of the
    // orphans, and at least one, so it repeats.
    const overdue = later + 100 * SET_ASIDE_MS;
    while ((await cleanUpOrphans(deps, later, overdue)).removed.length > 0);
    expect((await store.list()).map(({ key }) => key).toSorted()).toEqual(
      applications.map(({ resume_key }) => resume_key).toSorted(),
    );
    return lost;
  } finally {
    await storage.close();
  }
};
