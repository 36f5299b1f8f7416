import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromiumPath } from '../../chromium.mjs';
import { linkPackagesInside } from '../../link-packages.mjs';

const root = join(import.meta.dirname, '../../../..');
/** Inside the checkout, so that its packages are found without being copied. */
const folder = join(root, 'dist/generators');
/** Folders between both. */
const depth = 2;

/** Environment without the variables that Nx and Vitest set for the programs they start. */
const env = Object.fromEntries(
  Object.entries({
    ...process.env,
    NX_DAEMON: 'false',
    NO_COLOR: '1',
    CHROMIUM_PATH: chromiumPath() ?? '',
  }).filter(
    ([name]) =>
      !/^(npm_|INIT_CWD|NX_(?!DAEMON)|VITEST|TEST$|NODE_ENV$|FORCE_COLOR$|VITE_)/.test(name),
  ),
);

/** Copies the results of type checks and adjusts the relative paths of packages in them. */
const copyTypeChecks = () => {
  const checked = join(root, 'dist/out-tsc');
  if (!existsSync(checked)) return;
  const copied = join(folder, 'dist/out-tsc');
  cpSync(checked, copied, { recursive: true });
  for (const file of globSync('**/*.tsbuildinfo', { cwd: copied })) {
    const info = readFileSync(join(copied, file), 'utf8');
    writeFileSync(
      join(copied, file),
      info.replaceAll(/(?<=")(?:\.\.\/)+node_modules\/(?!@example\/)/g, `${'../'.repeat(depth)}$&`),
    );
  }
};

/** Copies the cache of the site's drawings, so that none is drawn again. */
const copyDrawings = () => {
  const drawings = 'node_modules/.cache/site-drawings';
  if (existsSync(join(root, drawings)))
    cpSync(join(root, drawings), join(folder, drawings), { recursive: true });
};

/** Copies the working tree: tracked and new files. `dispose` removes the copy. */
export const copyWorkspace = () => {
  rmSync(folder, { recursive: true, force: true });
  const listed = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (listed.status !== 0) throw new Error(`git ls-files failed: ${listed.stderr}`);
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    const source = join(root, file);
    // Deleted in the working tree, but still in the index.
    if (!lstatSync(source, { throwIfNoEntry: false })?.isFile()) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(source, join(folder, file));
  }
  // Tools that leave ignored files alone look up to the next repository.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  linkPackagesInside(root, folder, '@example');
  const bin = join(root, 'node_modules/.bin');
  symlinkSync(bin, join(folder, 'node_modules/.bin'));
  copyTypeChecks();
  copyDrawings();

  const started = { cwd: folder, env: { ...env, PATH: `${bin}:${env['PATH'] ?? ''}` } };

  return {
    folder,
    /**
     * Runs a program of the checkout's packages, or one with an absolute path, to its end.
     *
     * @param {string} program
     * @param {readonly string[]} args
     * @param {{ readonly cwd?: string; readonly env?: Readonly<Record<string, string>> }} [options] `cwd` is
     *   below the workspace
     * @returns {Promise<{ readonly status: number | null; readonly output: string }>}
     */
    run: async (program, args, { cwd = '.', env: more = {} } = {}) => {
      const child = spawn(resolve(bin, program), args, {
        cwd: join(folder, cwd),
        env: { ...started.env, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
      }
      const [status] = await once(child, 'close');
      return { status, output };
    },
    /**
     * Starts a program of the workspace as the leader of a process group.
     *
     * @param {string} program
     * @param {readonly string[]} args
     * @param {{ readonly cwd: string; readonly env: Readonly<Record<string, string>> }} options `cwd` is below
     *   the workspace
     */
    start: (program, args, { cwd, env: more }) =>
      spawn(join(bin, program), args, {
        cwd: join(folder, cwd),
        env: { ...started.env, ...more },
        detached: true,
        stdio: 'ignore',
      }),
    dispose: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};

/** @typedef {ReturnType<typeof copyWorkspace>} WorkspaceCopy */
