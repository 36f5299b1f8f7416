/** Classes of SQLSTATE for trouble of the server and not of the statement. */
const POSTGRES_CLASSES = new Set(['08', '53', '57', '58']);

/** SQLSTATE of a server that is read-only at the moment, such as a standby. */
export const READ_ONLY = '25006';

/** SQLSTATEs outside these classes; 55000 is that of a database that takes no connections at the moment. */
const POSTGRES_CODES = new Set([READ_ONLY, '55000']);

/** SQLSTATEs for a wrong user, password or database, or for missing rights. */
const REFUSALS = /^(?:28\w{3}|3D\w{3}|42501)$/;
/** Errors of the client: an invalid certificate, a server without TLS, a missing password. */
const CERTIFICATE_CODES =
  /^(?:ERR_(?:TLS|SSL|OSSL)_\w+|EPROTO|CERT_\w+|UNABLE_TO_\w+|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT\w*)$/;
const REFUSAL_MESSAGES = /^(?:The server does not support SSL connections|SASL: )/;

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** SQLite's busy, locked, read-only, i/o, full, can't open (https://sqlite.org/rescode.html). */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14]);

const POSTGRES_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/;

/** Errors of a disk that takes no more data. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Failure of a place where the service stores data. The message names it. */
export class UnavailableError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'UnavailableError';
  }
}

/** Returns whether an error means that the database answered, but refuses the user or connection of the settings. */
export const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  const isNamed = typeof code === 'string' && (REFUSALS.test(code) || CERTIFICATE_CODES.test(code));
  return isNamed || REFUSAL_MESSAGES.test(error.message);
};

/**
 * Returns whether an error means that the database, the disk or the bucket is unavailable, and may be available again
 * later.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnavailableError || isRefusal(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_CODES.has(Number(errcode) & 0xff);
  if (typeof code === 'string') {
    if (SYSTEM_CODES.has(code) || DISK_CODES.has(code) || POSTGRES_CODES.has(code)) return true;
    if (/^[0-9A-Z]{5}$/.test(code) && POSTGRES_CLASSES.has(code.slice(0, 2))) return true;
  }
  return POSTGRES_MESSAGES.test(error.message);
};
