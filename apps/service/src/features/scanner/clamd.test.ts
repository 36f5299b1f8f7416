import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../runtime/settings/index.ts';
import { createScannerServer, FOUND, MARKER } from '../../testing/clamd.ts';
import { freePort } from '../../testing/free-port.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { createClamd } from './clamd.ts';

const never = new AbortController().signal;

const scannerAt = (CLAMD_URL: string, timeoutMs = 20_000) => {
  const { scanner } = readSettings({ CLAMD_URL });
  if (!scanner) throw new Error('there is no scanner');
  return createClamd(scanner, { timeoutMs });
};

describe('clamd', () => {
  it('is given a file of 5 MB whole, and says that there is nothing', async () => {
    const server = await createScannerServer();
    await server.start();
    const content = Buffer.alloc(5 * 1024 * 1024, 'x');
    await expect(scannerAt(server.url).scan(content, never)).resolves.toBeUndefined();
    await expect(scannerAt(server.url).scan(Buffer.alloc(0), never)).resolves.toBeUndefined();
    expect(server.seen).toEqual([content.length, 0]);
  });

  it('says what it found, also over a socket of the file system', async () => {
    const path = join(temporaryFolder(), 'clamd.ctl');
    for (const server of [await createScannerServer(), await createScannerServer(path)]) {
      await server.start();
      const content = Buffer.from(`%PDF-1.7 ${MARKER}`);
      await expect(scannerAt(server.url).scan(content, never)).resolves.toBe(FOUND);
    }
  });

  it('rejects when it is away, fails, takes too long, or says something else', async () => {
    const server = await createScannerServer(undefined, { largest: 1_000 });
    const scan = async (content = Buffer.from('x'), signal = never) =>
      scannerAt(server.url, 200).scan(content, signal);
    await expect(scan()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await server.start();
    server.manner('fails');
    await expect(scan()).rejects.toMatchObject({ code: 'SCANNER_ANSWER' });
    server.manner('looks');
    await expect(scan(Buffer.alloc(2_000))).rejects.toThrow();
    server.manner('hangs');
    await expect(scan()).rejects.toMatchObject({ code: 'SCANNER_LATE' });
    await expect(scan(Buffer.from('x'), AbortSignal.timeout(20))).rejects.toThrow(
      'the service stops',
    );
    await expect(scan(Buffer.from('x'), AbortSignal.abort())).rejects.toThrow('the service stops');
  });

  it.each([
    '',
    'stream: ',
    'stream: OK FOUND OK',
    'OK',
    'stream: OK\nstream: X FOUND',
    'x'.repeat(2_000),
  ])('is not believed when it answers %j', async (answer) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).resume();
      socket.end(answer);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    onTestFinished(async () => new Promise((resolve) => server.close(() => resolve())));
    await expect(
      scannerAt(`tcp://127.0.0.1:${String(port)}`).scan(Buffer.from('x'), never),
    ).rejects.toThrow();
  });
});
