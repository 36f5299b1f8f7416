import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../link-packages.mjs';
import { median } from '@example/testing/site-weight';

const root = join(import.meta.dirname, '../../..');

/** The file whose change stands for a change of one component. */
const component = 'libs/ui/src/components/badge/badge.tsx';

/** The environment of a newcomer: nothing of Nx's or npm's own. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NX_|INIT_CWD|NODE_OPTIONS)/.test(name)),
);

/**
 * Returns the seconds that an npm script takes in a folder, with a cache of Nx for that folder only.
 *
 * @param {string} folder @param {string} script
 */
const time = (folder, script) => {
  const begun = performance.now();
  const { status, stdout } = spawnSync('npm', ['run', script], {
    cwd: folder,
    env: {
      ...env,
      NX_CACHE_DIRECTORY: join(folder, '.nx/cache'),
      NX_WORKSPACE_DATA_DIRECTORY: join(folder, '.nx/workspace-data'),
    },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seconds = (performance.now() - begun) / 1000;
  const table = stdout.split('\n').slice(-40).join('\n');
  if (status !== 0) throw new Error(`npm run ${script} failed:\n${table}`);
  console.log(`${script}: ${seconds.toFixed(1)} s\n${script === 'test' ? table : ''}`);
  return seconds;
};

const measureOnce = () => {
  const folder = mkdtempSync(join(tmpdir(), 'loop-'));
  const clone = join(folder, 'site');
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    linkPackages(root, clone);
    const cold = time(clone, 'test');
    const unchanged = time(clone, 'test');
    appendFileSync(join(clone, component), '\n// A change that breaks nothing.\n');
    return { cold, unchanged, component: time(clone, 'check') };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};

/**
 * Measures what a developer waits for, in seconds: `npm test` in a clone of HEAD with its packages
 * installed and an empty Nx cache, the same with nothing changed, and `npm run check` after a change
 * of one component. Each is the median of the runs.
 *
 * @param {number} runs
 */
export const measureLoop = (runs) => {
  const measured = Array.from({ length: runs }, measureOnce);
  return {
    coldSeconds: median(measured.map(({ cold }) => cold)),
    unchangedSeconds: median(measured.map(({ unchanged }) => unchanged)),
    componentSeconds: median(measured.map(({ component: seconds }) => seconds)),
  };
};
