import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { PoolConfig } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';

/** Invalid `DATABASE_URL`. The message continues after its name. */
export class DatabaseUrlError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'DatabaseUrlError';
  }
}

const REASON =
  'must be a URL such as postgres://user:password@host:5432/database, or with ?sslmode=require, and with / ? # % in user and password written as %2F %3F %23 %25';

/** Parameters of psql's URLs that are supported. */
const PARAMETERS = [
  'application_name',
  'channel_binding',
  'connect_timeout',
  'host',
  'options',
  'sslcert',
  'sslkey',
  'sslmode',
  'sslrootcert',
];
/**
 * psql's other modes, prefer and allow, fall back to clear text without TLS, which an attacker on the way can enforce.
 */
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];
const FILES = ['sslrootcert', 'sslcert', 'sslkey'] as const;
/** Value of `sslrootcert` for the authorities that the system trusts. */
const SYSTEM = 'system';

const withoutSystem = (url: URL): string => {
  if (url.searchParams.get('sslrootcert') !== SYSTEM) return url.href;
  const other = new URL(url);
  other.searchParams.delete('sslrootcert');
  return other.href;
};

/** psql would try several hosts one after the other, the client takes them for the name of one. */
const checkHost = ({ hostname, searchParams }: URL) => {
  if (/[,;]/.test(`${hostname}${searchParams.get('host') ?? ''}`))
    throw new DatabaseUrlError('must name one host');
};

const checkParameters = ({ searchParams }: URL) => {
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined)
    throw new DatabaseUrlError(`may have no parameter but ${PARAMETERS.join(', ')}`);
  const mode = searchParams.get('sslmode') ?? undefined;
  if (mode !== undefined && !SSL_MODES.includes(mode))
    throw new DatabaseUrlError(`must have an sslmode of ${SSL_MODES.join(', ')}, or none`);
  const root = searchParams.get('sslrootcert') ?? undefined;
  if (mode === 'verify-ca' && (root === undefined || root === SYSTEM))
    throw new DatabaseUrlError('needs the file of an authority in sslrootcert for verify-ca');
  if (root === SYSTEM && mode !== 'verify-full')
    throw new DatabaseUrlError('needs sslmode=verify-full for sslrootcert=system');
  if (mode === undefined && FILES.some((name) => searchParams.has(name)))
    throw new DatabaseUrlError('names files for TLS, and no sslmode');
  const seconds = searchParams.get('connect_timeout');
  if (seconds !== null && !/^[1-9]\d{0,3}$/.test(seconds))
    throw new DatabaseUrlError('must have a connect_timeout in seconds, or none');
};

const checkFiles = ({ searchParams }: URL) => {
  const [ca, cert, key] = FILES.map((name) => {
    const path = searchParams.get(name);
    if (path === null || path === SYSTEM) return undefined;
    try {
      return readFileSync(path);
    } catch (cause) {
      const { code = 'unreadable' } = cause as NodeJS.ErrnoException;
      throw new DatabaseUrlError(`names ${path} as ${name}, which cannot be read: ${code}`, {
        cause,
      });
    }
  });
  try {
    if (ca) new X509Certificate(ca);
    createSecureContext({ cert, key });
  } catch (cause) {
    const which = ca && !cert && !key ? 'sslrootcert' : 'sslrootcert, sslcert and sslkey';
    throw new DatabaseUrlError(`must name PEM files as ${which}`, { cause });
  }
};

/**
 * Reads the connection options of a URL as psql does.
 *
 * @throws DatabaseUrlError
 */
export const postgresConnection = (text: string): PoolConfig => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPostgres = url && ['postgres:', 'postgresql:'].includes(url.protocol);
  const isWrong = url?.hostname === '' || url?.port === '0' || url?.hash !== '';
  if (!isPostgres || isWrong) throw new DatabaseUrlError(REASON);
  if (/%(?![0-9a-f]{2})/i.test(text))
    throw new DatabaseUrlError('must have % in user and password written as %25');
  checkHost(url);
  checkParameters(url);
  checkFiles(url);
  try {
    const config = toClientConfig(parse(withoutSystem(url), { useLibpqCompat: true }));
    const { ssl, host = '' } = config;
    const seconds = url.searchParams.get('connect_timeout');
    const binding = url.searchParams.get('channel_binding') ?? 'disable';
    return {
      ...config,
      // The certificate must be valid for an address too. The client itself passes only names to TLS.
      ...(typeof ssl === 'object' && isIP(host) !== 0 && { ssl: { ...ssl, host } }),
      ...(seconds !== null && { connectionTimeoutMillis: Number(seconds) * 1_000 }),
      enableChannelBinding: binding !== 'disable',
    };
  } catch (cause) {
    throw new DatabaseUrlError(REASON, { cause });
  }
};
