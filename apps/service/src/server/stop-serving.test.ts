import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../storage/index.ts';
import { writeFakeSite } from '../testing/fake-site.ts';
import { freePort } from '../testing/free-port.ts';
import { listening, startProcess } from '../testing/process.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { countRows, enquiry } from '../testing/test-service.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGINT', 'SIGTERM'] as const;
const REQUESTS = 40;

const body = JSON.stringify(enquiry);
const post = [
  'POST /api/v0/save_enquiry HTTP/1.1',
  'Host: 127.0.0.1',
  'Content-Type: application/json',
  `Content-Length: ${String(Buffer.byteLength(body))}`,
  '',
  body,
].join('\r\n');

interface Client {
  /** Sends a request; resolves once all of it has reached the service's operating system. */
  readonly send: () => Promise<void>;
  /** Returns the status of the next answer; `undefined` when the connection ended without one. */
  readonly answer: () => Promise<number | undefined>;
}

const client = (port: number): Client => {
  const socket: Socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let heard = '';
  let isOver = false;
  let look: () => void = () => undefined;
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
    look();
  });
  socket.on('close', () => {
    isOver = true;
    look();
  });
  return {
    send: async () => new Promise((resolve) => socket.write(post, () => resolve())),
    answer: async () =>
      new Promise((resolve) => {
        look = () => {
          const end = /^HTTP\/1\.1 (\d{3}) [\s\S]*?"reference":"[^"]+"\}/.exec(heard);
          if (!end && !isOver) return;
          heard = heard.slice(end?.[0].length ?? 0);
          look = () => undefined;
          resolve(end?.[1] === undefined ? undefined : Number(end[1]));
        };
        look();
      }),
  };
};

describe('a stop of the service', () => {
  it('by either signal loses none of 40 requests that were wholly sent just before it, round after round', async () => {
    const environment = {
      DATA_DIR: join(temporaryFolder(), 'data'),
      SITE_DIR: writeFakeSite(temporaryFolder()),
      RATE_LIMIT: 'off',
    };
    let stored = 0;
    for (const signal of SIGNALS) {
      const port = await freePort();
      const service = startProcess({ ...environment, PORT: String(port) });
      await listening(service);
      const known = Array.from({ length: REQUESTS / 2 }, () => client(port));
      await Promise.all(known.map(async ({ send }) => send()));
      const before = await Promise.all(known.map(async ({ answer }) => answer()));
      expect(before).toEqual(known.map(() => 201));
      const all = [...known, ...known.map(() => client(port))];
      await Promise.all(all.map(async ({ send }) => send()));
      service.child.kill(signal);
      const answers = await Promise.all(all.map(async ({ answer }) => answer()));
      expect(answers).toEqual(answers.map(() => 201));
      await expect(service.finished).resolves.toMatchObject({ code: 0, error: '' });
      stored += before.length + answers.length;
    }
    const storage = openStorage({ dataDir: environment.DATA_DIR, databaseUrl: undefined });
    onTestFinished(async () => storage.close());
    await expect(countRows(storage, 'enquiries')).resolves.toBe(stored);
  });
});
