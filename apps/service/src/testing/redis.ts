import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { createServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary.ts';

const binary = ['/usr/bin', ...(process.env['PATH'] ?? '').split(':')]
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

const PASSWORD = 'tests';

const accepts = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const createRedis = (file: string) => async () => {
  const port = await freePort();
  const server = createServerProcess({
    file,
    parameters: [
      ...['--port', String(port), '--bind', '127.0.0.1', '--requirepass', PASSWORD],
      ...['--dir', temporaryFolder(), '--save', '', '--appendonly', 'no'],
    ],
    isUp: async () => accepts(port),
  });
  onTestFinished(server.stop);
  return { url: `redis://:${PASSWORD}@127.0.0.1:${String(port)}/1`, ...server };
};

/** Creates a Redis server for a test, which is not started yet; `undefined` if it is not installed. */
export const redisServer = binary === undefined ? undefined : createRedis(binary);

if (!redisServer)
  process.stdout.write('Redis is not installed here: tests of shared limits were left out.\n');
