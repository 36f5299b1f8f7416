import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * A folder again elsewhere: hard links instead of copies where both are on one disk.
 *
 * @param {string} from
 * @param {string} to
 */
const mirror = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) mirror(source, target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
};

/** @param {string} folder @param {string} part */
const projectsIn = (folder, part) =>
  existsSync(join(folder, part))
    ? readdirSync(join(folder, part)).map((name) => join(part, name))
    : [];

/**
 * Gives another checkout of the workspace the packages installed in this one, within seconds. The
 * workspace's own packages are then those of the other checkout: their links are relative.
 *
 * @param {string} from
 * @param {string} to
 */
export const linkPackages = (from, to) => {
  for (const project of ['.', ...projectsIn(from, 'apps'), ...projectsIn(from, 'libs')]) {
    const packages = join(from, project, 'node_modules');
    if (!existsSync(packages) || !existsSync(join(to, project))) continue;
    const linked = join(to, project, 'node_modules');
    mirror(packages, linked);
    // Tools write into their caches in place.
    for (const cache of ['.cache', '.vite', '.vite-temp']) {
      rmSync(join(linked, cache), { recursive: true, force: true });
    }
  }
};
