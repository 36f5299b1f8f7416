import { join } from 'node:path';
import { loadDesk } from './desk/index.ts';
import { OtherInstallationError } from './features/installation/index.ts';
import { createLog } from './runtime/logging/index.ts';
import {
  assetsDirOf,
  findKeptAssets,
  keepAssets,
  loadSite,
  SiteMissingError,
} from './server/pages/index.ts';
import { release } from './runtime/release/release.ts';
import { startService } from './server/service.ts';
import { readSettings, type Settings, SettingsError } from './runtime/settings/index.ts';
import {
  DataDirInUseError,
  isRefusal,
  sqliteFailure,
  UnusableDatabaseError,
} from './storage/index.ts';
import { workspaceRoot } from './runtime/workspace.ts';

/**
 * Time after a first signal in which another one counts as the same, in ms. Ctrl-C in a terminal reaches the process
 * twice: directly and through npm.
 */
const SAME_SIGNAL_MS = 500;

/** Option that publishes the sample vacancies. `npm start` uses it in a checkout; production does not. */
const WITH_SAMPLES = '--with-samples';

class OptionError extends Error {}

/**
 * Returns whether the sample vacancies are to be published.
 *
 * @throws OptionError for an unknown option
 */
const readOptions = (parameters: readonly string[]): boolean => {
  const unknown = parameters.find((parameter) => parameter !== WITH_SAMPLES);
  if (unknown !== undefined)
    throw new OptionError(`${unknown} is no option: there is ${WITH_SAMPLES} alone`);
  return parameters.length > 0;
};

/** Returns a message that helps to fix an error at the start; `undefined` for an unexpected error. */
const explain = (error: unknown, settings: Settings | undefined): string | undefined => {
  if (
    error instanceof OptionError ||
    error instanceof SettingsError ||
    error instanceof DataDirInUseError ||
    error instanceof UnusableDatabaseError ||
    error instanceof OtherInstallationError ||
    error instanceof SiteMissingError
  )
    return error.message;
  const { code, syscall, path, port, hostname } = (error ??
    {}) as Partial<NodeJS.ErrnoException> & {
    readonly port?: number;
    readonly hostname?: string;
  };
  const { dataDir, metrics } = settings ?? {};
  const isMetrics =
    metrics !== undefined &&
    (metrics.port === port || (hostname === metrics.host && hostname !== settings?.host));
  const prefix = isMetrics ? 'METRICS_' : '';
  const wanted = isMetrics ? metrics : settings;
  if (code === 'EADDRINUSE')
    return `${prefix}PORT ${String(wanted?.port)} is in use by another program`;
  const isNowhere = code === 'EADDRNOTAVAIL' || (code === 'EINVAL' && syscall === 'listen');
  if (isNowhere || (syscall === 'getaddrinfo' && hostname === wanted?.host))
    return `${prefix}HOST ${String(wanted?.host)} is no address of this machine`;
  if (code === 'EACCES' && syscall === 'listen')
    return `${prefix}PORT ${String(wanted?.port)} may not be used by this user`;
  const { decisionsDir = '' } = settings ?? {};
  if (decisionsDir !== '' && path?.startsWith(decisionsDir) === true)
    return `DECISIONS_DIR ${decisionsDir} cannot be written: ${String(code)}`;
  if (
    syscall === 'mkdir' ||
    (path !== undefined && dataDir !== undefined && path.startsWith(dataDir))
  )
    return `DATA_DIR ${String(dataDir)} cannot be written: ${String(code)}`;
  const { databaseUrl = '' } = settings ?? {};
  if (databaseUrl !== '' && (isRefusal(error) || /^[0-9A-Z]{5}$/.test(code ?? ''))) {
    const hint = databaseUrl.includes('sslmode=') ? '' : ' (in clear: the URL says no sslmode)';
    return `DATABASE_URL cannot be used: ${(error as Error).message}${hint}`;
  }
  return sqliteFailure(error, dataDir);
};

const main = async () => {
  const log = createLog();
  let settings: Settings | undefined;
  try {
    const withSamples = readOptions(process.argv.slice(2));
    settings = readSettings(process.env);
    const root = workspaceRoot();
    const siteDir = process.env['SITE_DIR'] ?? join(root, 'dist', 'site');
    const { dataDir, publicOrigin } = settings;
    const deskDir = join(root, 'dist', 'desk');
    const [keptOfSite, keptOfDesk] = await Promise.all([
      findKeptAssets(dataDir, 'site'),
      findKeptAssets(dataDir, 'desk'),
    ]);
    const pages = await loadSite(siteDir, publicOrigin, keptOfSite);
    const desk = await loadDesk(deskDir, keptOfDesk);
    const firstVacancies = join(root, 'data', 'vacancies.json');
    const service = await startService(settings, {
      log,
      pages,
      desk,
      firstVacancies,
      withSamples,
    });

    let stoppingSince: number | undefined;
    const onSignal = () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
        return;
      }
      stoppingSince = performance.now();
      service.stop().then(
        () => log.flush(() => process.exit(0)),
        (error: unknown) => {
          log.fatal({ err: error }, 'the service did not stop cleanly');
          log.flush(() => process.exit(1));
        },
      );
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    const { address } = service;
    log.info({ address, ...release }, `Listening on ${address}`);
    Promise.all([
      keepAssets(dataDir, 'site', assetsDirOf(siteDir)),
      desk && keepAssets(dataDir, 'desk', join(deskDir, 'assets')),
    ]).catch((error: unknown) => {
      log.warn({ err: error }, 'the hashed files of this release are not kept for the next');
    });
  } catch (error) {
    const reason = explain(error, settings);
    if (reason === undefined) log.fatal({ err: error }, 'the service cannot start');
    const [unforeseen = ''] = String(error).split('\n', 1);
    process.stderr.write(`${reason ?? `the service cannot start: ${unforeseen}`}\n`);
    process.exitCode = 1;
  }
};

await main();
