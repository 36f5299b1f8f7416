import type { Logger } from 'pino';
import { SWEEP_AFTER_MS, sweepResumes } from '../applications/index.ts';
import type { Clock } from '../clock/clock.ts';
import { mailFolder } from '../mail/index.ts';
import { mendDue } from '../outbox/index.ts';
import { believedTime, purge, readLastPurge } from '../privacy/index.ts';
import type { Resumes } from '../resumes/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Storage } from '../storage/index.ts';

const HOUR_MS = 3_600_000;

interface HousekeepingDeps {
  readonly settings: Pick<Settings, 'dataDir' | 'retention' | 'mailFrom' | 'mailTo'>;
  readonly storage: Storage;
  readonly resumes: Resumes;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Deletes what is no longer needed. */
export const cleanUp = async ({
  settings,
  storage,
  resumes,
  clock,
  log,
}: HousekeepingDeps): Promise<void> => {
  const now = clock();
  const data = { storage, resumes: resumes.store, mails: mailFolder(settings.dataDir) };
  await mendDue(storage.db, now);
  const believed = believedTime(await readLastPurge(storage.db), now);
  if (believed < now) {
    const hoursAhead = Math.round((now - believed) / HOUR_MS);
    log.warn(
      { hoursAhead },
      'the clock is ahead of the last clean-up: it is followed a day an hour',
    );
  }
  const purged = await purge(data, settings.retention, believed);
  if (Object.values(purged).some((number) => number > 0))
    log.info({ purged }, 'what is kept no longer was deleted');
  await resumes.discardAbandoned(now - SWEEP_AFTER_MS);
  await sweepResumes({ settings, storage, store: resumes.store, log }, now);
};

/** Cleans up now and each hour. @returns a function that ends it, after what is being done */
export const startHousekeeping = (deps: HousekeepingDeps): (() => Promise<void>) => {
  let running = Promise.resolve();
  const run = () => {
    running = cleanUp(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'cleaning up failed');
    });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
