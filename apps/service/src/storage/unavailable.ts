/** Classes of SQLSTATE that say the server, not the statement, is the trouble. */
const POSTGRES_CLASSES = new Set(['08', '53', '57', '58']);

/** PostgreSQL writes nothing right now: it stands by for another one, or was told so. */
export const READ_ONLY = '25006';

/** Nor does it with this one: the database takes no connections right now. */
const POSTGRES_CODES = new Set([READ_ONLY, '55000']);

/** What PostgreSQL refuses whoever has no right to it, or by another name or password. */
const REFUSALS = /^(?:28\w{3}|3D\w{3}|42501)$/;
/** What the client refuses: a certificate that is not good, a server without TLS, a password that is missing. */
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

/** The disk takes no more. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Something the service stores in cannot be used right now; the message says which. */
export class UnavailableError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'UnavailableError';
  }
}

/** Whether an error says that the database is there and lets us, as the settings name it, do nothing. */
export const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  const isNamed = typeof code === 'string' && (REFUSALS.test(code) || CERTIFICATE_CODES.test(code));
  return isNamed || REFUSAL_MESSAGES.test(error.message);
};

/** Whether an error says that the database, the disk or the bucket cannot be used right now, and may be again later. */
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
