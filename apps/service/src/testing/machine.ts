import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { workspaceRoot } from '../runtime/workspace.ts';
import type { CommandBlock } from './documented.ts';
import { writeFakeSite } from './fake-site.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary.ts';

const root = workspaceRoot();
const sources = join(root, 'apps/service/src');

/** Copies the files of the clone that the documents name, with a stand-in for its build. */
const makeClone = (clone: string, here: (text: string) => string) => {
  const copied = [
    '.npmrc',
    'package.json',
    'package-lock.json',
    'data',
    'compose.yaml',
    'tools/run',
  ];
  for (const name of copied) cpSync(join(root, name), join(clone, name), { recursive: true });
  for (const folder of ['apps', 'libs'])
    for (const name of readdirSync(join(root, folder)))
      cpSync(join(root, folder, name, 'package.json'), join(clone, folder, name, 'package.json'));
  cpSync(join(root, 'tools/package.json'), join(clone, 'tools/package.json'));
  symlinkSync(sources, join(clone, 'apps/service/src'));
  // Another test covers the preparation of a clone.
  mkdirSync(join(clone, 'tools/src'));
  writeFileSync(join(clone, 'tools/src/prepare.mjs'), '');
  mkdirSync(join(clone, 'deploy'));
  for (const name of readdirSync(join(root, 'deploy')))
    writeFileSync(
      join(clone, 'deploy', name),
      here(readFileSync(join(root, 'deploy', name), 'utf8')),
    );
  mkdirSync(join(clone, 'dist'));
  symlinkSync(inject('builtService'), join(clone, 'dist/service'));
  mkdirSync(join(clone, 'dist/desk'));
  mkdirSync(join(clone, 'dist/site'));
  writeFakeSite(join(clone, 'dist/site'));
};

/**
 * Creates a simulated server for the commands that need systemd, Docker or root. It is a folder, deleted after the test.
 * Absolute paths in the documents become paths in it. Scripts in `testing/machine` replace `sudo`, `useradd`, `install`,
 * `systemctl`, `systemd-run`, `journalctl`, `nginx`, `docker` and the installing commands of npm. They do the same within
 * the folder, or check that it could be done. All other commands are those of this machine.
 *
 * @param settings - settings that an operator adds to the file of settings
 */
export const createMachine = async (settings: Readonly<Record<string, string>>) => {
  const machine = temporaryFolder();
  const port = String(await freePort());
  const metricsPort = String(await freePort());
  const here = (text: string) =>
    text
      .replaceAll(/(?<![\w./-])\/(?=(?:srv|var|etc|usr\/local\/bin)\/)/g, `${machine}/`)
      .replaceAll(/(?<=["' :])\/(?=(?:backups|decisions)(?:[/ ]|$))/gm, `${machine}/`)
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('127.0.0.1:4200', `127.0.0.1:${port}`)
      .replaceAll('127.0.0.1:9464', `127.0.0.1:${metricsPort}`);
  /** Returns the path on this machine for a path in the documents. */
  const path = (documented: string) => join(machine, documented);
  for (const folder of [
    ...['users', 'clone', 'home', 'backups', 'decisions', 'srv'],
    ...['var/lib', 'var/backups', 'var/tmp'],
    ...['etc/systemd/system', 'etc/nginx/sites-available', 'etc/nginx/sites-enabled'],
    'usr/local/bin',
  ])
    mkdirSync(path(folder), { recursive: true });
  makeClone(path('clone'), here);
  // Databases that the clone and the containers used before.
  for (const folder of ['clone/.data', 'container']) {
    mkdirSync(path(folder));
    cpSync(inject('templates').migratedFile, path(`${folder}/site.db`));
  }
  const own = {
    ...settings,
    PORT: port,
    METRICS_PORT: metricsPort,
    SITE_DIR: path('srv/site/dist/site'),
  };
  writeFileSync(
    path('settings'),
    Object.entries(own)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const stubs = join(import.meta.dirname, 'machine');
  const ofNode = dirname(process.execPath);
  const [npm] = [ofNode, ...(process.env['PATH'] ?? '').split(':')]
    .map((folder) => join(folder, 'npm'))
    .filter((file) => existsSync(file));
  const environment = {
    PATH: [stubs, path('usr/local/bin'), ofNode, process.env['PATH']].join(':'),
    HOME: path('home'),
    TMPDIR: machine,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    MACHINE: machine,
    NPM: npm,
  };
  onTestFinished(() => {
    if (!existsSync(path('pid'))) return;
    try {
      process.kill(Number(readFileSync(path('pid'), 'utf8')), 'SIGKILL');
    } catch {
      // It has ended.
    }
  });
  /** Runs the lines of a block in a folder, one after another. Rejects when one fails. */
  const run = async ({ heading, lines }: CommandBlock, folder: string) => {
    const script = path('script');
    // A shell with -e goes on after a part of a && list that failed.
    const numbered = lines.map(
      (line, number) =>
        `echo ${String(number)} > "$MACHINE/line"\n${line}${line.includes('&&') ? ' || exit' : ''}`,
    );
    writeFileSync(script, here(`set -e\n${numbered.join('\n')}\n`));
    chmodSync(script, 0o700);
    const child = spawn('/bin/sh', [script], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) {
      const line = lines[Number(readFileSync(path('line'), 'utf8'))] ?? '';
      throw new Error(`${heading}: «${line}» ended with ${String(code)}: ${output}`);
    }
    return output;
  };
  // The folder of a built clone, and the home folder of the operator.
  return { path, clone: path('clone'), home: path('home'), run };
};

export type Machine = Awaited<ReturnType<typeof createMachine>>;
