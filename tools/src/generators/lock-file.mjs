import { execFileSync } from 'node:child_process';

/**
 * Names new packages of the workspace in the lock file; `npm ci` refuses one that lacks them.
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
