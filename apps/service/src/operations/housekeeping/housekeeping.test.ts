import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { audit } from '../../auth/staff/index.ts';
import { createOwnership } from '../../features/installation/index.ts';
import { databases } from '../../testing/databases.ts';
import { countRows, createTestService } from '../../testing/test-service.ts';
import { sendApplication } from '../../testing/candidate.ts';
import { cleanUp, startHousekeeping } from './housekeeping.ts';
import { DAY_MS, HOUR_MS } from '../../runtime/clock/durations.ts';

describe.each(databases)('a clean-up on $name', (database) => {
  const setUp = async () => {
    let ahead = 0;
    const service = await createTestService({
      database,
      // Many days, and few enough to run the housekeeping on each.
      environment: { KEEP_APPLICATIONS_DAYS: '60' },
      clock: () => Date.now() + ahead,
    });
    const { deps, storage } = service;
    const { dataDir } = deps.settings;
    const ownership = createOwnership({ storage, dataDir, store: deps.resumes.store });
    const apply = async () => sendApplication(service);
    await apply();
    return {
      ...service,
      apply,
      /** Runs the housekeeping while the clock is `ms` ahead. */
      cleanUp: async (ms: number) => {
        ahead = ms;
        await cleanUp({ ...deps, ownership });
      },
      /** Starts the housekeeping while the clock is `ms` ahead. */
      start: (ms: number) => {
        ahead = ms;
        return startHousekeeping({ ...deps, ownership });
      },
      stored: async () => [
        await countRows(storage, 'applications'),
        (await deps.resumes.store.list()).length,
      ],
    };
  };

  it('deletes what is too old, with its file, when the time came day by day', async () => {
    const { cleanUp: at, stored, deps, logged } = await setUp();
    const { applications: days } = deps.settings.retention;
    const step = 20 * HOUR_MS;
    let ahead = 0;
    for (; ahead < days * DAY_MS - HOUR_MS; ahead += step) await at(ahead);
    await expect(stored()).resolves.toEqual([1, 1]);
    await at(ahead);
    await expect(stored()).resolves.toEqual([0, 0]);
    expect(logged()).not.toContain('the clock is ahead');
  });

  it('is broken off by a stop, and goes on at the next start', async () => {
    const { start, cleanUp: at, stored, logged } = await setUp();
    await start(100 * DAY_MS)();
    await expect(stored()).resolves.toEqual([1, 1]);
    expect(logged()).not.toContain('cleaning up failed');
    await at(100 * DAY_MS);
    await expect(stored()).resolves.toEqual([0, 0]);
  });

  it('is an error in the log when it fails for more than a place that is away', async () => {
    const { start, deps, logged } = await setUp();
    writeFileSync(join(deps.settings.dataDir, 'mail'), 'no folder');
    const stop = start(0);
    await expect.poll(logged).toMatch(/^\{"level":50,.*"cleaning up failed"\}$/m);
    await stop();
  });

  it('deletes all else when the folder of the mails fails', async () => {
    const { cleanUp: at, deps, storage } = await setUp();
    writeFileSync(join(deps.settings.dataDir, 'mail'), 'no folder');
    const entry = { at: 0, actor: 'operator', action: 'staff.added', subject: 'staff E1' } as const;
    await storage.transact(async (db) => audit(db, entry));
    await expect(at(0)).rejects.toThrow('ENOTDIR');
    await expect(countRows(storage, 'audit_log')).resolves.toBe(0);
  });

  it('waits for the one before, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { deps } = await setUp();
    let asked = 0;
    let goOn: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const confirm = async () => {
      asked += 1;
      return slow;
    };
    const stop = startHousekeeping({ ...deps, ownership: { confirm } });
    vi.advanceTimersByTime(3 * HOUR_MS);
    expect(asked).toBe(1);
    goOn();
    await stop();
    expect(asked).toBe(1);
  });

  it('does not follow a clock that was set years ahead, and says so', async () => {
    const { cleanUp: at, stored, logged } = await setUp();
    await at(0);
    for (let hour = 0; hour < 24; hour += 1) await at(3_650 * DAY_MS + hour * HOUR_MS);
    await expect(stored()).resolves.toEqual([1, 1]);
    expect(logged()).toContain('the clock is ahead of the last clean-up');
    // The clock is right again. After a time years behind, the right time must not count as a jump ahead.
    await at(HOUR_MS);
    await at(-3_650 * DAY_MS);
    const before = logged().length;
    await at(2 * HOUR_MS);
    await expect(stored()).resolves.toEqual([1, 1]);
    expect(logged().slice(before)).not.toContain('the clock is ahead');
  });

  it('keeps what came while the clock was years behind as long as all else', async () => {
    const { cleanUp: at, stored, deps, storage, apply } = await setUp();
    const { applications: days } = deps.settings.retention;
    await at(0);
    await at(-3_650 * DAY_MS);
    await apply();
    await at(-3_650 * DAY_MS + HOUR_MS);
    await storage.db.updateTable('outbox').set({ sent_at: deps.clock() }).execute();
    await at(HOUR_MS);
    await expect(stored()).resolves.toEqual([2, 2]);
    await expect(countRows(storage, 'outbox')).resolves.toBe(4);
    const step = 20 * HOUR_MS;
    let ahead = 0;
    for (; ahead < days * DAY_MS - HOUR_MS; ahead += step) await at(ahead);
    await expect(stored()).resolves.toEqual([2, 2]);
    await at(ahead + HOUR_MS);
    await expect(stored()).resolves.toEqual([0, 0]);
  });

  it('keeps what the staff did while the clock was years behind', async () => {
    const { cleanUp: at, deps, storage } = await setUp();
    const noteNow = async () =>
      storage.transact(async (db) =>
        audit(db, {
          at: deps.clock(),
          actor: 'operator',
          action: 'staff.added',
          subject: 'staff E1',
        }),
      );
    await at(0);
    await at(-3_650 * DAY_MS);
    await noteNow();
    await at(HOUR_MS);
    await at(2 * HOUR_MS);
    await expect(countRows(storage, 'audit_log')).resolves.toBe(1);
    const { at: repaired } = await storage.db
      .selectFrom('audit_log')
      .select('at')
      .executeTakeFirstOrThrow();
    // From now on it is kept as long as any other.
    expect(Math.abs(deps.clock() - repaired)).toBeLessThan(DAY_MS);
  });

  it('catches up with the time in which nothing ran', async () => {
    const { cleanUp: at, stored, deps } = await setUp();
    const { applications: days } = deps.settings.retention;
    await at((days - 30) * DAY_MS);
    for (let hour = 0; hour < 31; hour += 1) await at((days + 1) * DAY_MS + hour * HOUR_MS);
    await expect(stored()).resolves.toEqual([0, 0]);
  });
});
