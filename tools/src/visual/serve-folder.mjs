import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves the files of a folder on a free port of the loopback address.
 *
 * @param {string} folder
 */
export const serveFolder = async (folder) => {
  const serve = sirv(folder, { maxAge: 3600 });
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
