import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Creates one folder, unless another process was first. */
const make = (folder: string): void => {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

/**
 * Creates a folder for its owner alone, with missing folders above it. Node's own recursive `mkdir` never ends below a
 * folder such as `/proc`.
 *
 * @throws the errors of the disk, also where a file is in its place
 */
export const createFolder = (path: string): void => {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder))
    missing.unshift(folder);
  for (const folder of missing) make(folder);
  accessSync(`${path}/`);
};

/**
 * Checks that this user may write to a folder, if it is there.
 *
 * @throws the errors of the disk
 */
export const checkFolder = (path: string): void => {
  if (existsSync(path)) accessSync(`${path}/`, constants.W_OK | constants.X_OK);
};
