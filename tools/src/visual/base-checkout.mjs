import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../link-packages.mjs';

const PREFIX = 'visual-';

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * Creates the temporary folder of this process. Removes those of runs that were killed.
 *
 * @param {string} [parent]
 */
export const makeRunFolder = (parent = tmpdir()) => {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)$`).exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, `${PREFIX}${String(process.pid)}`);
  mkdirSync(folder, { recursive: true });
  return folder;
};

/**
 * Returns the packages that a lock file installs, as text. Lock files with equal texts need only one
 * installation.
 *
 * @param {string} lock
 */
export const installedBy = (lock) =>
  Object.entries(
    /** @type {{ packages: Record<string, { version?: string; link?: boolean }> }} */ (
      JSON.parse(lock)
    ).packages,
  )
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version }]) => `${path}@${version ?? ''}`)
    .sort()
    .join('\n');

/**
 * Extracts the files of a revision to a folder and adds the packages it needs: those installed here if its
 * lock file names the same. Leaves nothing in the repository to undo.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.revision
 * @param {string} options.folder
 */
export const checkOut = ({ root, revision, folder }) => {
  mkdirSync(folder);
  const archive = join(folder, '.archive.tar');
  execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, revision], { cwd: root });
  execFileSync('tar', ['-xf', archive], { cwd: folder });
  rmSync(archive);
  /** @param {string} checkout */
  const lockOf = (checkout) => readFileSync(join(checkout, 'package-lock.json'), 'utf8');
  const installed = existsSync(join(root, 'node_modules'));
  if (installed && installedBy(lockOf(root)) === installedBy(lockOf(folder))) {
    linkPackages(root, folder);
  } else {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
};
