import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

/** Behaviour of the stand-in: it answers as clamd does, does not answer, or reports a failure. */
type ScannerManner = 'looks' | 'hangs' | 'fails';

/** Text of a file in which the stand-in finds a threat, and the name that it gives it. */
export const MARKER = 'MARKED-AS-A-VIRUS';
export const FOUND = 'Test.Marker.UNOFFICIAL';

const COMMAND = 'zINSTREAM\0';

/** Joins the pieces of a stream; `undefined` before its end has arrived. */
const fileOf = (received: Buffer): Buffer | undefined => {
  const pieces: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    at += 4;
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at, at + length));
    at += length;
  }
  return undefined;
};

/** Creates a stand-in that speaks clamd's protocol, on a port or at a path. It is not started yet. */
export const createScannerServer = async (
  path?: string,
  { largest = 25 * 1024 * 1024 }: { readonly largest?: number } = {},
) => {
  const port = path === undefined ? await freePort() : undefined;
  const seen: number[] = [];
  const sockets = new Set<Socket>();
  let current: ScannerManner = 'looks';
  const answerTo = (file: Buffer) => {
    seen.push(file.length);
    if (current === 'fails') return 'INSTREAM: Database is being reloaded. ERROR';
    return file.includes(MARKER) ? `stream: ${FOUND} FOUND` : 'stream: OK';
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      if (current === 'hangs') return;
      if (!COMMAND.startsWith(received.subarray(0, COMMAND.length).toString())) {
        socket.end('UNKNOWN COMMAND\0');
        return;
      }
      if (received.length > largest) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
      const file = fileOf(received);
      if (file) socket.end(`${answerTo(file)}\0`);
    });
  });
  const stop = async () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  onTestFinished(stop);
  return {
    /** URL for `CLAMD_URL`. */
    url: path === undefined ? `tcp://127.0.0.1:${String(port)}` : `unix://${path}`,
    manner: (manner: ScannerManner) => {
      current = manner;
    },
    start: async () =>
      new Promise<void>((resolve) =>
        path === undefined
          ? server.listen(port, '127.0.0.1', resolve)
          : server.listen(path, resolve),
      ),
    stop,
    /** Sizes of the received files, in bytes, in the order of their arrival. */
    seen,
    connections: () => sockets.size,
  };
};
