import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Makes one folder, unless another process was first. */
const make = (folder: string): void => {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

/**
 * Makes a folder that its owner alone may use, with those above it, where there is none. Node's own recursive
 * `mkdir` never ends below a folder such as `/proc`.
 *
 * @throws the disk's errors
 */
export const createFolder = (path: string): void => {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder))
    missing.unshift(folder);
  for (const folder of missing) make(folder);
};
