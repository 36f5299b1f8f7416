import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds `dist` and `data`: the nearest one above this file with the workspace's
 * settings, the source and its bundle being at different depths; else the current one.
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
