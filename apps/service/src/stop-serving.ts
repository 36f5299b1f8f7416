import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** How many connections can stand in the system's queue: as many as Node asks it for, and one more. */
const MOST_WAITING = 512;

/** How long a request may be on its way over a connection that is open, in ms. */
const GRACE_MS = 300;

/**
 * Makes a server one that can stop without losing a request that was sent before: closing it takes connections
 * for idle whose request was not read yet, and drops those that were not accepted yet.
 *
 * @returns a function that accepts who waits, listens no longer, and waits a moment for what is on its way.
 *   What it leaves open is either being answered or idle; all answers have to say that they are the last ones
 */
export const stopsServing = (server: Server): (() => Promise<void>) => {
  const open = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  /** Each turn of the event loop accepts one connection of those that wait, if not more. */
  const acceptWaiting = async () => {
    const first = accepted;
    await turn();
    for (let before = -1; before !== accepted && accepted - first < MOST_WAITING;) {
      before = accepted;
      await turn();
    }
  };

  return async () => {
    if (!server.listening) return;
    await acceptWaiting();
    // Not the server's own, which closes what it takes for idle.
    NetServer.prototype.close.call(server);
    if (open.size > 0) {
      await sleep(GRACE_MS);
      // What has arrived while the process had something else to do is read first.
      await turn();
    }
    // The server takes them for busy: a browser opens connections that it may never use.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
};
