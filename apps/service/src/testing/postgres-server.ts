import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeCertificate } from './certificates.ts';
import { freePort } from './free-port.ts';
import { createServerProcess } from './server-process.ts';

/** Finds PostgreSQL's programs: in Debian's folders, the newest version first, then in the search path. */
const findBinaries = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
};

/** Returns the user that PostgreSQL's package created, since PostgreSQL refuses to run as root. */
export const unprivileged = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** Returns whether a server accepts connections by a URL. */
export const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  return client.connect().then(
    async () => client.end().then(() => true),
    () => false,
  );
};

/** Names of the databases that tests copy: a migrated one, and that with the vacancies of a test service. */
export const MIGRATED = 'migrated';
export const PUBLISHED = 'published';

/** Returns the address of another database of the same server. */
export const databaseOn = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

/** Runs a statement on a server, over a connection of its own. Returns the rows. */
export const runOnServer = async <Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<readonly Row[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
};

/** Reads the version of a server: 15.2 is 150002. */
export const versionOf = async (url: string): Promise<number> => {
  const statement = 'show server_version_num';
  const [row] = await runOnServer<{ server_version_num: string }>(url, statement);
  return Number(row?.server_version_num);
};

/** Starts a PostgreSQL server; `undefined` if it is not installed. */
export const startPostgres = async () => {
  const binaries = findBinaries();
  if (binaries === undefined) return undefined;
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'service-postgres-'));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const options = { cwd: folder, ...identity };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'tests', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const { authority, certificate, key } = makeCertificate(folder);
  if (identity) chownSync(key, identity.uid, identity.gid);
  const port = await freePort();
  const settings = {
    ssl: 'on',
    ssl_cert_file: certificate,
    ssl_key_file: key,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    // A test that needs an analyzed table analyzes it itself.
    autovacuum: 'off',
    max_connections: 200,
  };
  const url = `postgres://tests@127.0.0.1:${String(port)}/postgres`;
  const { start, stop } = createServerProcess({
    file: join(binaries, 'postgres'),
    parameters: [
      '-D',
      join(folder, 'data'),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${String(value)}`]),
    ],
    options,
    isUp: async () => answers(url),
    // SIGINT ends the clients' connections too.
    signal: 'SIGINT',
  });
  await start();
  return {
    url,
    /** Certificate file of the authority that signed the server's certificate. */
    authority,
    start,
    stop,
    /** Stops it and deletes its data. */
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
