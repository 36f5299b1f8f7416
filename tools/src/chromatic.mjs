/*
 * Uploads the built Storybook to Chromatic, for teams that have an account there:
 *
 *   CHROMATIC_PROJECT_TOKEN=… npm run chromatic [-- CHROMATIC'S OPTIONS]
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/.bin');

/** @param {string} program @param {readonly string[]} args */
const run = (program, args) => {
  const path = `${bin}:${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH: path };
  const { status } = spawnSync(join(bin, program), args, { cwd: root, env, stdio: 'inherit' });
  return status ?? 1;
};

const main = () => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.error(
      'CHROMATIC_PROJECT_TOKEN is not set: it is the token of your project on chromatic.com, under Manage, Configure.\n' +
        'Without an account, `npm run visual -- --base REV` compares the stories on this machine.',
    );
    return 1;
  }
  const built = run('nx', ['run', 'ui:build']);
  if (built !== 0) return built;
  // People judge changes on chromatic.com. Only a story that breaks is an error here.
  return run('chromatic', [
    '--storybook-build-dir=dist/storybook',
    '--exit-zero-on-changes',
    '--no-interactive',
    '--skip-update-check',
    ...process.argv.slice(2),
  ]);
};

process.exitCode = main();
