/*
 * Compares the stories of a revision and of the working tree: takes pictures of every story, in light and
 * dark, 360 and 1280 px wide, in the same Chromium, and writes reports/visual/index.html.
 *
 *   npm run visual -- [--base REV] [--story PATTERN]
 *
 * Exit code: 0 for no difference, 1 for a difference, 2 for a failure.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOut, makeRunFolder } from './visual/base-checkout.mjs';
import { compareStorybooks } from './visual/compare-storybooks.mjs';

const root = join(import.meta.dirname, '../..');
const report = join(root, 'reports/visual');

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** @type {string | undefined} */
let runFolder;

const cleanUp = () => {
  for (const { pid } of children) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
  if (runFolder !== undefined)
    rmSync(runFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
};
process.on('exit', cleanUp);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(2));

/**
 * Builds the Storybook of a checkout into a folder.
 *
 * @param {string} checkout
 * @param {string} folder
 */
const buildStorybook = async (checkout, folder) => {
  const args = ['build', '-c', '../../.storybook', '-o', folder, '--quiet', '--disable-telemetry'];
  const bin = join(checkout, 'node_modules/.bin');
  const child = spawn(join(bin, 'storybook'), args, {
    cwd: join(checkout, 'libs/ui'),
    env: {
      ...process.env,
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      CI: '1',
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
  }
  const [status] = await once(child, 'close');
  children.delete(child);
  if (status !== 0) throw new Error(`The Storybook of ${checkout} could not be built:\n${output}`);
};

const main = async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string', default: 'HEAD' }, story: { type: 'string' } },
  });
  const pattern = values.story === undefined ? undefined : new RegExp(values.story, 'i');
  const { stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${values.base}^{commit}`],
    { cwd: root, encoding: 'utf8' },
  );
  const revision = stdout.trim();
  if (revision === '') throw new Error(`There is no revision ${values.base}.`);

  runFolder = makeRunFolder();
  const [checkout, before, after] = ['checkout', 'before', 'after'].map((name) =>
    join(/** @type {string} */ (runFolder), name),
  );
  if (!checkout || !before || !after) throw new Error('no folders');
  console.log(`Building the stories of ${values.base} and of the working tree`);
  checkOut({ root, revision, folder: checkout });
  await Promise.all([buildStorybook(checkout, before), buildStorybook(root, after)]);

  const { changes, added, removed, compared, pictures } = await compareStorybooks({
    before,
    after,
    out: report,
    base: `${values.base} (${revision.slice(0, 7)})`,
    ...(pattern && { pattern }),
    onProgress: (done, all) => {
      if (done % 100 === 0) console.log(`${String(done)} of ${String(all)} pictures`);
    },
  });
  if (compared + added.length + removed.length === 0)
    throw new Error(`No story matches ${String(values.story)}.`);
  for (const { story, view, pixels } of changes) {
    const seen = `${view.theme}, ${String(view.width)} px`;
    console.log(`changed: ${story.title}: ${story.name} (${seen}): ${String(pixels)} pixels`);
  }
  for (const { title, name } of added) console.log(`new: ${title}: ${name}`);
  for (const { title, name } of removed) console.log(`removed: ${title}: ${name}`);
  const changed = new Set(changes.map(({ story }) => story.id)).size;
  console.log(
    `${String(compared)} stories in ${String(pictures)} pictures: ${String(changed)} changed, ${String(added.length)} new, ${String(removed.length)} removed`,
  );
  console.log(`See ${join(report, 'index.html')}`);
  return changed + added.length + removed.length === 0 ? 0 : 1;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
