import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another service uses the same `DATA_DIR`. */
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
 * Makes sure that one service at most works on `dataDir`. The lock is an exclusive transaction on a
 * small file: the kernel releases it however the process ends, SIGKILL included.
 *
 * @returns a function that gives the lock back
 * @throws DataDirInUseError
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const lock = new DatabaseSync(join(dataDir, 'service.lock'), { timeout: 0 });
  try {
    // Nothing is ever written to it: no journal has to be left behind.
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    lock.close();
    if ((error as { readonly errcode?: number }).errcode === SQLITE_BUSY) {
      throw new DataDirInUseError(dataDir);
    }
    throw error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
};
