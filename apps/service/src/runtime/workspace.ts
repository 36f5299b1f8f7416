import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the folder that contains `dist` and `data`. It is the nearest one above this file with `nx.json`, as the
 * source and its bundle are at different depths; otherwise the current folder.
 */
export const workspaceRoot = (): string => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'nx.json'))) {
    const parent = dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
};
