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
 * Mirrors a folder with hard links, or with copies when the target is on another disk.
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
 * Gives another checkout of the workspace the packages installed in this one, within seconds. Links to the
 * workspace's own packages are relative, so they lead to those of the other checkout.
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
    // Tools write into their caches in place, and hard links would share the changes.
    for (const cache of ['.cache', '.vite', '.vite-temp'])
      rmSync(join(linked, cache), { recursive: true, force: true });
  }
};
