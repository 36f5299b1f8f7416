import { publicForms } from '@example/api/forms';
import { generateKeySync } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createPasswords } from '../auth/core/passwords.ts';
import {
  countMissingResumes,
  createResumeTextWorker,
  createWordsWorker,
} from '../features/applications/index.ts';
import { createBusyGauge } from '../runtime/busy.ts';
import { atMost } from '../runtime/clock/at-most.ts';
import type { Clock } from '../runtime/clock/clock.ts';
import { createDecisionsDir } from '../features/decisions/index.ts';
import { startHousekeeping } from '../operations/housekeeping/housekeeping.ts';
import {
  createOwnership,
  OtherInstallationError,
  ownStore,
} from '../features/installation/index.ts';
import { createVacancies, importFirstVacancies } from '../features/vacancies/index.ts';
import { createUrgentMailer, createMailer } from '../mail/index.ts';
import type { MetricsRegistry } from '../runtime/metrics/index.ts';
import { countOpen, createOutboxWorker } from '../mail/outbox/index.ts';
import { createResumes, openResumeStore } from '../features/resumes/index.ts';
import { countQuarantined, createClamd, createScanWorker } from '../features/scanner/index.ts';
import { readCountingKey } from '../http/security/rate-limits.ts';
import { openSharedCounts } from '../http/security/shared-counts.ts';
import { createShares } from '../http/security/shares.ts';
import { confirmPlaces } from './confirm-places.ts';
import { createServer, type ServerOptions, type ServiceDeps } from './server.ts';
import { failureLog } from '../runtime/loop.ts';
import { doubtsOf, type Settings } from '../runtime/settings/index.ts';
import {
  checkFolder,
  createFolder,
  isRefusal,
  isUnavailable,
  lockDataDir,
  openStorage,
  type Storage,
} from '../storage/index.ts';
import { createXsrfTokens, type XsrfTokens } from '../auth/xsrf/index.ts';

interface ServiceOptions extends ServerOptions {
  readonly log: Logger;
  readonly clock?: Clock;
  /**
   * File with the initial categories, locations and sample vacancies. It is imported when the database has none yet.
   */
  readonly firstVacancies?: string | undefined;
  /** True to publish the samples of that file too. Otherwise the service begins without vacancies. */
  readonly withSamples?: boolean | undefined;
}

/** Time between two attempts to reach PostgreSQL, in ms. */
const PREPARE_RETRY_MS = 2_000;
/** The same once it was reached, but is not as it must be, such as that of a newer version. */
const REPAIRED_RETRY_MS = 10_000;

/*
 * A stop takes 10 s at most. These are the times, in ms, after which busy connections are closed, and everything else is
 * no longer waited for. The mail server is waited for in between.
 */
const STOP_PATIENCE_MS = 7_000;
const LONGEST_STOP_MS = 9_000;

const SUBMISSIONS = [
  ...Object.values(publicForms).map(({ operation }) => operation),
  'save_application',
  'subscribe',
] as const;

/** Warns when resumes wait for a virus scanner that is no longer configured. They stay held back. */
const warnOfQuarantined = async ({ db }: Storage, log: Logger): Promise<void> => {
  const { waiting } = await countQuarantined(db);
  if (waiting > 0) log.warn({ waiting }, 'resumes are held back, and CLAMD_URL is not set');
};

/** Returns the URL that a person types, with `localhost` for loopback and wildcard addresses. */
const addressOf = ({ host, port }: Settings) => {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
};

/** Loads the metrics and their library only when they are configured. */
const createOwnMetrics = async (
  { metrics }: Settings,
  clock: Clock,
): Promise<MetricsRegistry | undefined> => {
  if (!metrics) return undefined;
  const { createMetrics } = await import('../runtime/metrics/metrics.ts');
  return createMetrics({ clock, operations: SUBMISSIONS });
};

const serveMetrics = async (
  { metrics: address }: Settings,
  metrics: MetricsRegistry | undefined,
  log: Logger,
): Promise<() => Promise<void>> => {
  if (!address || !metrics) return async () => Promise.resolve();
  const { startMetricsServer } = await import('../runtime/metrics/server.ts');
  return startMetricsServer(address, metrics, log);
};

/** Creates `DATA_DIR`, or checks that its folders can be written: those of another user would fail each form. */
const openDataDir = ({ dataDir, smtp, bucket }: Settings) => {
  createFolder(dataDir);
  const used = ['incoming', ...(smtp ? [] : ['mail']), ...(bucket ? [] : ['resumes'])];
  for (const name of used) checkFolder(join(dataDir, name));
};

/**
 * Starts the whole service: storage, outbox and HTTP. Resolves when it listens. While PostgreSQL is unreachable, it
 * listens too, answers 503 and keeps trying.
 *
 * @throws DataDirInUseError, OtherInstallationError, and the errors of opening the database and of listening
 */
export const startService = async (
  settings: Settings,
  { log, clock = Date.now, firstVacancies, withSamples = false, ...serverOptions }: ServiceOptions,
) => {
  openDataDir(settings);
  const unlock = lockDataDir(settings.dataDir);
  const undo: (() => unknown)[] = [unlock];
  try {
    const metrics = await createOwnMetrics(settings, clock);
    const storage = openStorage(
      settings,
      (error) => {
        metrics?.databaseFailed(error);
        log.warn({ err: error }, 'a database connection broke');
      },
      metrics && ((error) => metrics.databaseFailed(error)),
    );
    metrics?.readStoredFrom(async () => ({
      ...(await countOpen(storage.db)),
      resumesMissing: await countMissingResumes(storage.db),
      resumesQuarantined: await countQuarantined(storage.db),
    }));
    undo.push(async () => storage.close());
    for (const doubt of doubtsOf(settings)) log.warn(doubt);
    const mailer = createMailer(settings);
    await createDecisionsDir(settings.decisionsDir);
    const { dataDir } = settings;
    const anyStore = await openResumeStore(settings);
    const ownership = createOwnership({ storage, dataDir, store: anyStore });
    const store = ownStore(anyStore, ownership);
    const resumes = createResumes({ dataDir, clock, store });
    undo.push(async () => resumes.close());
    const alone = storage.dialect === 'sqlite';
    const outbox = createOutboxWorker({
      storage,
      mailer,
      urgentMailer: createUrgentMailer(settings),
      clock,
      log,
      metrics,
      from: settings.mailFrom,
      own: Object.values(settings.mailTo).flat(),
      notices: settings,
      alone,
    });
    const scans =
      settings.scanner &&
      createScanWorker({
        storage,
        store,
        scanner: createClamd(settings.scanner),
        clock,
        log,
        alone,
      });
    const words = createWordsWorker({ storage, log });
    const texts = createResumeTextWorker({
      ...{ storage, resumes, clock, log, alone },
      isBusy: createBusyGauge(),
    });
    const workers = [outbox, ...(scans ? [scans] : []), words, texts];
    const { rateLimit, redisUrl } = settings;
    const shared =
      rateLimit && redisUrl !== undefined ? await openSharedCounts(redisUrl, log) : undefined;
    undo.push(async () => shared?.close());
    // Used until the key that all instances share has been read from the database.
    let countingKey = generateKeySync('hmac', { length: 256 });
    let tokens: XsrfTokens | undefined;
    const deps: ServiceDeps = {
      settings,
      storage,
      vacancies: createVacancies(storage, clock),
      outbox,
      resumes,
      scans,
      passwords: createPasswords(),
      downloads: createShares({ own: 1 }),
      clock,
      log,
      metrics,
      counting: { shared, key: () => countingKey },
      xsrfTokens: () => tokens,
    };

    let stopped = false as boolean;
    let stopHousekeeping: () => Promise<void> = async () => Promise.resolve();
    const prepare = async () => {
      await storage.migrate();
      await confirmPlaces({ ownership, store, log });
      if (firstVacancies !== undefined)
        await importFirstVacancies(storage, firstVacancies, { withSamples, clock, log });
      countingKey = await readCountingKey(storage);
      tokens = await createXsrfTokens(storage);
      if (!scans) await warnOfQuarantined(storage, log);
      if (stopped) return;
      for (const worker of workers) worker.start();
      stopHousekeeping = startHousekeeping({ settings, storage, resumes, ownership, clock, log });
    };
    const stopWorking = async () =>
      Promise.all([...workers.map(async (worker) => worker.stop()), stopHousekeeping()]);
    const awayLog = failureLog({ log, failure: 'the database is not there, trying again' });
    let retry: NodeJS.Timeout | undefined;
    let preparing: Promise<void> = Promise.resolve();
    const prepareOrRetry = async (isStart = false): Promise<void> => {
      try {
        await prepare();
      } catch (error) {
        const isAway = isUnavailable(error) && !(error instanceof OtherInstallationError);
        if (isStart && (storage.dialect === 'sqlite' || !isAway || isRefusal(error))) throw error;
        if (stopped) return;
        if (isAway) awayLog.fail(error);
        else log.error({ err: error }, 'the database cannot be prepared, trying again');
        const pause = isAway ? PREPARE_RETRY_MS : REPAIRED_RETRY_MS;
        retry = setTimeout(() => {
          preparing = prepareOrRetry();
        }, pause);
      }
    };
    await prepareOrRetry(true);
    undo.push(stopWorking);
    undo.push(() => clearTimeout(retry));

    const stopMetrics = await serveMetrics(settings, metrics, log);
    undo.push(stopMetrics);
    const server = await createServer(deps, serverOptions);
    undo.push(async () => server.close());
    await server.listen({ host: settings.host, port: settings.port });

    /** Finishes the requests in flight and the mail being sent, then releases all resources. */
    const stop = async () => {
      stopped = true;
      clearTimeout(retry);
      const begun = performance.now();
      // First: a mail sent from now on might not be marked as sent before the storage closes, and be sent twice.
      const worked = stopWorking();
      const cut = setTimeout(() => server.server.closeAllConnections(), STOP_PATIENCE_MS);
      await server.close();
      clearTimeout(cut);
      const left = LONGEST_STOP_MS - (performance.now() - begun);
      await atMost(left, Promise.all([preparing, worked]));
      await stopMetrics();
      await shared?.close();
      await resumes.close();
      await storage.close();
      unlock();
    };
    return { server, deps, address: addressOf(settings), stop };
  } catch (error) {
    for (const step of undo.toReversed()) await Promise.resolve(step()).catch(() => undefined);
    throw error;
  }
};

export type RunningService = Awaited<ReturnType<typeof startService>>;
