/** SQLite's codes for a disk that fails or is full (https://sqlite.org/rescode.html). */
const DISK = new Set([10, 13]);

/** Its codes for a file that may not be opened or written. */
const NOT_WRITABLE = new Set([3, 8, 14]);

/**
 * Returns what is wrong with `DATA_DIR` when SQLite fails; `undefined` for any other error.
 *
 * @param dataDir - named too, if it is given
 */
export const sqliteFailure = (error: unknown, dataDir?: string): string | undefined => {
  const { code, errcode } = (error ?? {}) as {
    readonly code?: unknown;
    readonly errcode?: unknown;
  };
  if (!(error instanceof Error) || code !== 'ERR_SQLITE_ERROR') return undefined;
  const place = dataDir === undefined ? 'DATA_DIR' : `DATA_DIR ${dataDir}`;
  const kind = Number(errcode) & 0xff;
  if (DISK.has(kind)) return `the disk of ${place} is full or fails: ${error.message}`;
  if (NOT_WRITABLE.has(kind))
    return `${place} holds files that this user may not write, or its disk is read-only: ${error.message}`;
  return `${place} has no usable database: ${error.message}`;
};
