/*
 * Prepares a clone for a command: installs the packages of the lock file, builds what has changed, and
 * installs Chromium, and the servers and further browsers that tests run on. It runs on any Node >= 20 with
 * nothing installed, so it imports no packages. Everything after it runs on the Node of the lock file.
 *
 *   node tools/src/prepare.mjs [--build] [--chromium] [--servers] [--engines]
 *   node tools/src/prepare.mjs --installed     records that npm has installed the packages of the lock file
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';

const root = join(import.meta.dirname, '../..');
const stampFile = join(root, 'node_modules/.install-stamp');

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env added to the environment
 */
const run = (command, args, env = {}) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

/** Returns the hash of the lock file. */
const stamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const install = () => {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return;
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampFile, stamp());
};

/**
 * Builds what has changed. Nx's plugins run in its own process, which takes one second; seven processes take
 * three. NODE_ENV is set, because the plugins read Vite's configs, which would set it otherwise.
 */
const build = () => {
  const bin = join(root, 'node_modules/.bin');
  run(
    join(bin, 'nx'),
    ['run-many', '-t', 'build', '-p', 'site', 'service', 'desk', '--output-style=static'],
    {
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      NODE_ENV: 'production',
      NX_ISOLATE_PLUGINS: 'false',
    },
  );
};

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {readonly string[]} packages */
const installDebian = (packages) => {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
};

/**
 * Debian packages of Chromium. End-to-end tests run in its headless shell, which takes two thirds of the processor
 * time. The fonts have Arial's measures: tests look at the fallbacks of the brand's face.
 */
const browser = [
  { name: 'chromium', file: '/usr/bin/chromium' },
  { name: 'chromium-headless-shell', file: '/usr/bin/chromium-headless-shell' },
  { name: 'fonts-liberation', file: '/usr/share/fonts/truetype/liberation' },
];

/** @param {readonly { readonly name: string; readonly file: string }[]} wanted */
const missingOf = (wanted) =>
  wanted.filter(({ file }) => !existsSync(file)).map(({ name }) => name);

const installChromium = () => {
  if (isDebianRoot) {
    const missing = missingOf(browser);
    if (missing.length > 0) installDebian(missing);
  } else if (!chromiumPath()) run('npx', ['playwright', 'install', 'chromium']);
};

/** Debian packages of the servers that tests run on. Tests report a server that is missing. */
const servers = [
  { name: 'postgresql', file: '/usr/lib/postgresql' },
  { name: 'pgbouncer', file: '/usr/sbin/pgbouncer' },
  { name: 'redis-server', file: '/usr/bin/redis-server' },
  { name: 'faketime', file: '/usr/bin/faketime' },
  { name: 'nginx', file: '/usr/sbin/nginx' },
];
/**
 * Debian packages of the further browsers. WebKit comes with its driver, and needs a display and a message
 * bus to start.
 */
const engines = [
  { name: 'firefox-esr', file: '/usr/bin/firefox-esr' },
  { name: 'webkit2gtk-driver', file: '/usr/bin/WebKitWebDriver' },
  { name: 'xvfb', file: '/usr/bin/xvfb-run' },
  { name: 'xauth', file: '/usr/bin/xauth' },
  { name: 'dbus', file: '/usr/bin/dbus-run-session' },
];

/** @param {readonly { readonly name: string; readonly file: string }[]} wanted */
const installIfPossible = (wanted) => {
  const missing = missingOf(wanted);
  if (!isDebianRoot || missing.length === 0) return;
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') };
  // A failed installation is not an error: many tests run without these packages.
  spawnSync('apt-get', ['update', '-qq'], options);
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  if (spawnSync('apt-get', [...install, ...missing], options).status === 0) return;
  for (const name of missing) spawnSync('apt-get', [...install, name], options);
};

const wants = new Set(process.argv.slice(2));
if (!wants.has('--installed')) install();
// With an option such as --omit=dev npm has not installed everything.
else if (!process.env['npm_config_omit']) writeFileSync(stampFile, stamp());
if (wants.has('--build')) build();
if (wants.has('--chromium')) installChromium();
installIfPossible([
  ...(wants.has('--servers') ? servers : []),
  ...(wants.has('--engines') ? engines : []),
]);
