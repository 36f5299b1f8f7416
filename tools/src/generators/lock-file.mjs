import { execFileSync } from 'node:child_process';

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
