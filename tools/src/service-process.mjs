import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

/** A TCP port nothing listens on, on the loopback address. */
export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

/**
 * Starts the built service on a free port with a data folder of its own, and waits until it is ready.
 *
 * @param {Record<string, string>} [settings]
 */
export const startService = async (settings = {}) => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const child = spawn(join(root, 'apps/service/start'), {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${String(port)}`;
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (tries > 200 || child.exitCode !== null) throw new Error('the service did not start');
    await sleep(50);
  }
  return {
    origin,
    /** Resident memory in MB. */
    memory: () => {
      const status = readFileSync(`/proc/${String(child.pid)}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
