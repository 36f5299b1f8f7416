import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server of the tests' own; `undefined` where the machine has none. */
    postgresUrl: string | undefined;
  }
}

const START_TIMEOUT_MS = 30_000;

/** Debian's folders, the newest version first, then the search path. */
const findBinaries = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
};

/** PostgreSQL refuses to run as root: it gets the identity its package made. */
const unprivileged = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const waitUntilReady = async (url: string) => {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};

/** Starts a throw-away PostgreSQL for the run, where the machine has one. */
export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const binaries = findBinaries();
  if (binaries === undefined) {
    process.stdout.write(
      'PostgreSQL is not installed here: its tests were skipped, only SQLite ran.\n',
    );
    project.provide('postgresUrl', undefined);
    return undefined;
  }
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'service-postgres-'));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const options = { cwd: folder, ...identity };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'tests', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    fsync: 'off',
    max_connections: 200,
  };
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      join(folder, 'data'),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${String(value)}`]),
    ],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://tests@127.0.0.1:${String(port)}/postgres`;
  await waitUntilReady(url);
  project.provide('postgresUrl', url);
  return async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
};
