import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { answers, unprivileged } from './postgres-server.ts';
import { createServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary.ts';

const binary = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(':')]
  .map((folder) => join(folder, 'pgbouncer'))
  .find((path) => existsSync(path));

/** Starts PgBouncer in front of the database of a URL, with its default settings but for `settings`. */
const startPgBouncer =
  (file: string) =>
  async (databaseUrl: string, settings: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { hostname, port, username, pathname } = new URL(databaseUrl);
    const folder = temporaryFolder();
    const ownPort = await freePort();
    const own = {
      listen_addr: '127.0.0.1',
      listen_port: ownPort,
      unix_socket_dir: '',
      auth_type: 'any',
      ...settings,
    };
    const configuration = join(folder, 'pgbouncer.ini');
    writeFileSync(
      configuration,
      [
        '[databases]',
        `* = host=${hostname} port=${port} user=${username}`,
        '[pgbouncer]',
        ...Object.entries(own).map(([name, value]) => `${name} = ${String(value)}`),
        '',
      ].join('\n'),
    );
    // PgBouncer refuses to run as root.
    const identity = unprivileged();
    if (identity) chownSync(folder, identity.uid, identity.gid);
    const url = `postgres://${username}@127.0.0.1:${String(ownPort)}${pathname}`;
    const { start, stop } = createServerProcess({
      file,
      parameters: [configuration],
      options: { ...identity },
      isUp: async () => answers(url),
    });
    onTestFinished(stop);
    await start();
    return url;
  };

/** Starts PgBouncer and resolves with its URL; `undefined` if it is not installed. */
export const pgBouncer = binary === undefined ? undefined : startPgBouncer(binary);

if (!pgBouncer) process.stdout.write('PgBouncer is not installed here: its tests were left out.\n');
