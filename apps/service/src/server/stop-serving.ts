import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

/** Maximum number of connections in the system's queue: the backlog of Node plus one. */
const MOST_WAITING = 512;

/** Time that a request may take to arrive over an open connection, in ms. */
const GRACE_MS = 300;

/**
 * Lets a server stop without losing a request that was already sent. Node's own `close` treats connections as idle when
 * their request was not read yet, and drops those that were not accepted yet.
 *
 * @returns a function that accepts the waiting connections, stops listening and waits shortly for requests that are on
 *   their way. Connections that are still open then are idle or being answered, and all answers must close them
 */
export const stopsServing = (server: Server): (() => Promise<void>) => {
  const open = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  /** Accepts the waiting connections. Each turn of the event loop accepts at least one. */
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
    // Not the `close` of the HTTP server, which closes connections that it considers idle.
    NetServer.prototype.close.call(server);
    if (open.size > 0) {
      await sleep(GRACE_MS);
      // Requests that arrived while the process was busy are read first.
      await turn();
    }
    // The server considers them busy: a browser opens connections that it may never use.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
};
