import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Refusal to start, because another service uses the same `DATA_DIR`. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR ${dataDir} is in use by another service process: stop it, or give this one a DATA_DIR of its own`,
    );
    this.name = 'DataDirInUseError';
  }
}

const SQLITE_BUSY = 5;

/**
 * Locks `dataDir`, so that only one service works on it. The lock is an exclusive transaction on a small file. The
 * kernel releases it however the process ends, SIGKILL included.
 *
 * @returns a function that releases the lock
 * @throws DataDirInUseError
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const lock = new DatabaseSync(join(dataDir, 'service.lock'), { timeout: 0 });
  try {
    // Nothing is ever written to it, so no journal must be left behind.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if ((error as { readonly errcode?: number }).errcode === SQLITE_BUSY)
      throw new DataDirInUseError(dataDir);
    throw error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
};
