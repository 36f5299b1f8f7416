import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds new packages of the workspace to the lock file. `npm ci` refuses one without them.
 *
 * @param {string} root
 */
export const addToLockFile = (root) => {
  const flags = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...flags, '--prefer-offline'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/**
 * Links a new package of the workspace as `npm install` does, so that others can import it at once.
 *
 * @param {string} root
 * @param {string} folder path from the root; its last part is the package's name
 */
export const linkPackage = (root, folder) => {
  const link = join(root, 'node_modules/@example', folder.slice(folder.lastIndexOf('/') + 1));
  if (!existsSync(link)) symlinkSync(join('../..', folder), link);
};
