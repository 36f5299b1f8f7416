import type { Logger } from 'pino';
import { ORPHAN_AFTER_MS, cleanUpOrphans } from '../../features/applications/index.ts';
import type { Clock } from '../../runtime/clock/clock.ts';
import {
  OtherInstallationError,
  type Ownership,
  wasInOtherFolder,
} from '../../features/installation/index.ts';
import { mailFolder } from '../../mail/index.ts';
import { repairDueTimes } from '../../mail/outbox/index.ts';
import { believedTime, readLastRetention } from '../../features/retention/index.ts';
import { applyRetention } from '../retention/apply-retention.ts';
import { tellOfPoolEnds } from '../../features/talent-pool/index.ts';
import type { Resumes } from '../../features/resumes/index.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import { isUnavailable, type Storage } from '../../storage/index.ts';
import { DAY_MS, HOUR_MS } from '../../runtime/clock/durations.ts';
import { repairFutureTimes } from './clock-ahead.ts';

/** Time in ms by which a clock that is behind the last run is taken for wrong. One that was ahead moved that by a day an hour. */
const FAR_BEHIND_MS = 30 * DAY_MS;

interface HousekeepingDeps {
  readonly settings: Pick<
    Settings,
    'dataDir' | 'retention' | 'mailFrom' | 'mailTo' | 'publicOrigin'
  >;
  readonly storage: Storage;
  readonly resumes: Resumes;
  readonly ownership: Pick<Ownership, 'confirm'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Confirms the ownership of folder and bucket. Returns the error when one of them is unavailable now, since data in the
 * database can be deleted meanwhile.
 *
 * @throws OtherInstallationError, and errors of any other kind
 */
const findAway = async (ownership: Pick<Ownership, 'confirm'>): Promise<Error | undefined> => {
  try {
    await ownership.confirm();
    return undefined;
  } catch (error) {
    if (error instanceof OtherInstallationError || !isUnavailable(error)) throw error;
    return error as Error;
  }
};

/**
 * Tells applicants whose time in the talent pool ends soon. Deletes data past its retention, abandoned uploads and orphaned resumes, only in places that belong to the
 * installation.
 */
export const cleanUp = async (
  { settings, storage, resumes, ownership, clock, log }: HousekeepingDeps,
  stopping?: AbortSignal,
): Promise<void> => {
  const now = clock();
  const data = { storage, resumes: resumes.store, mails: mailFolder(settings.dataDir) };
  // Resumes of another installation would look like orphans.
  const away = await findAway(ownership);
  await repairDueTimes(storage.db, now);
  const last = await readLastRetention(storage.db);
  // A clock that is far behind would take all that is right for the future.
  if (now > (last?.at ?? 0) - FAR_BEHIND_MS) await repairFutureTimes(storage.db, now);
  const believed = believedTime(last, now);
  if (believed < now) {
    const hoursAhead = Math.round((now - believed) / HOUR_MS);
    log.warn(
      { hoursAhead },
      'the clock is ahead of the last clean-up: it is followed a day an hour',
    );
  }
  const told = await tellOfPoolEnds({ settings, storage }, now, believed);
  if (told > 0) log.info({ told }, 'applicants were told that their time in the talent pool ends');
  const deleted = await applyRetention(data, settings.retention, believed, stopping);
  if (Object.values(deleted).some((number) => number > 0))
    log.info({ deleted }, 'what is kept no longer was deleted');
  if (away !== undefined) throw away;
  await resumes.discardAbandoned(now - ORPHAN_AFTER_MS);
  if (!resumes.store.place && (await wasInOtherFolder(storage, settings.dataDir))) {
    log.warn(
      { dataDir: settings.dataDir },
      'the resumes of this database were kept in another DATA_DIR: several instances need one S3_URL; none is looked for this time',
    );
    return;
  }
  const settled = (await readLastRetention(storage.db))?.at ?? believed;
  await cleanUpOrphans({ settings, storage, store: resumes.store, log }, now, settled);
};

/**
 * Runs the housekeeping now and every hour, unless the run before is still in progress.
 *
 * @returns a function that stops it. A run in progress leaves to the next one what it has not deleted yet
 */
export const startHousekeeping = (deps: HousekeepingDeps): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= cleanUp(deps, stopping.signal)
      .catch((error: unknown) => {
        if (error === stopping.signal.reason) return;
        if (error instanceof OtherInstallationError)
          deps.log.error({ err: error }, 'not cleaned up');
        else
          deps.log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, 'cleaning up failed');
      })
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
};
