import { OtherInstallationError } from '../features/installation/index.ts';
import { SettingsError, type Settings } from '../runtime/settings/index.ts';
import {
  DataDirInUseError,
  isRefusal,
  sqliteFailure,
  UnusableDatabaseError,
} from '../storage/index.ts';
import { SiteMissingError } from './pages/index.ts';

interface SystemError extends Partial<NodeJS.ErrnoException> {
  readonly port?: number;
  readonly hostname?: string;
}

/** Errors whose messages are written for the operator. */
const explained = [
  SettingsError,
  DataDirInUseError,
  UnusableDatabaseError,
  OtherInstallationError,
  SiteMissingError,
];

/** Explains an address that cannot be listened on. */
const listenFailure = (
  { code, syscall, port, hostname }: SystemError,
  settings: Settings,
): string | undefined => {
  const { metrics } = settings;
  const isMetrics =
    metrics !== undefined &&
    (metrics.port === port || (hostname === metrics.host && hostname !== settings.host));
  const prefix = isMetrics ? 'METRICS_' : '';
  const wanted = isMetrics ? metrics : settings;
  if (code === 'EADDRINUSE')
    return `${prefix}PORT ${String(wanted.port)} is in use by another program`;
  const isNowhere = code === 'EADDRNOTAVAIL' || (code === 'EINVAL' && syscall === 'listen');
  if (isNowhere || (syscall === 'getaddrinfo' && hostname === wanted.host))
    return `${prefix}HOST ${wanted.host} is no address of this machine`;
  if (code === 'EACCES' && syscall === 'listen')
    return `${prefix}PORT ${String(wanted.port)} may not be used by this user`;
  return undefined;
};

/** Codes of what another user has made, or made a file in place of a folder. */
const NOT_OURS = ['EACCES', 'EPERM', 'ENOTDIR'];

/** Explains a folder that cannot be written to. */
const folderFailure = (
  { code, syscall, path }: SystemError,
  { dataDir, decisionsDir }: Settings,
): string | undefined => {
  if (path?.startsWith(decisionsDir) === true)
    return `DECISIONS_DIR ${decisionsDir} cannot be written: ${String(code)}`;
  const isBelow = path?.startsWith(`${dataDir}/`) === true && path !== `${dataDir}/`;
  if (isBelow && NOT_OURS.includes(String(code)))
    return `DATA_DIR ${dataDir} holds files that this user may not write: ${path} (${String(code)})`;
  if (syscall === 'mkdir' || path?.startsWith(dataDir) === true)
    return `DATA_DIR ${dataDir} cannot be written: ${String(code)}`;
  return undefined;
};

/** Explains an answer of PostgreSQL, or none. */
const postgresFailure = (error: unknown, { databaseUrl = '' }: Settings): string | undefined => {
  const { code = '', message } = error as SystemError;
  if (databaseUrl === '' || !(isRefusal(error) || /^[0-9A-Z]{5}$/.test(code))) return undefined;
  const hint = databaseUrl.includes('sslmode=') ? '' : ' (in clear: the URL says no sslmode)';
  return `DATABASE_URL cannot be used: ${String(message)}${hint}`;
};

/**
 * Returns a message that helps to fix an error at the start, or `undefined` for an unexpected error.
 *
 * @param settings - the settings of the start; `undefined` when they were not read yet
 */
export const startFailure = (
  error: unknown,
  settings: Settings | undefined,
): string | undefined => {
  if (explained.some((kind) => error instanceof kind)) return (error as Error).message;
  if (settings === undefined || !(error instanceof Error)) return undefined;
  return (
    listenFailure(error, settings) ??
    folderFailure(error, settings) ??
    postgresFailure(error, settings) ??
    sqliteFailure(error, settings.dataDir)
  );
};
