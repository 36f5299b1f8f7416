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
 * Mirrors the packages that projects have for themselves.
 *
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} projects
 */
const linkProjects = (from, to, projects) => {
  for (const project of projects) {
    const packages = join(from, project, 'node_modules');
    if (!existsSync(packages) || !existsSync(join(to, project))) continue;
    const linked = join(to, project, 'node_modules');
    mirror(packages, linked);
    // Tools write into their caches in place, and hard links would share the changes.
    for (const cache of ['.cache', '.vite', '.vite-temp'])
      rmSync(join(linked, cache), { recursive: true, force: true });
  }
};

/** @param {string} folder */
const projectsOf = (folder) => [...projectsIn(folder, 'apps'), ...projectsIn(folder, 'libs')];

/**
 * Gives another checkout of the workspace the packages installed in this one, within seconds. Links to the
 * workspace's own packages are relative, so they lead to those of the other checkout.
 *
 * @param {string} from
 * @param {string} to
 */
export const linkPackages = (from, to) => {
  linkProjects(from, to, ['.', ...projectsOf(from)]);
};

/**
 * Gives a checkout inside this one the packages that are not found in this one's `node_modules`: the
 * workspace's own, and those that a project has for itself.
 *
 * @param {string} from
 * @param {string} inside
 * @param {string} scope of the workspace's own packages
 */
export const linkPackagesInside = (from, inside, scope) => {
  linkProjects(from, inside, projectsOf(from));
  mirror(join(from, 'node_modules', scope), join(inside, 'node_modules', scope));
};
