import { createServer } from 'node:net';

/** A port that refuses: no server of another test is given it by chance, as a free one can be. */
export const REFUSING_PORT = 1;

/** A port nobody listens on right now. */
export const freePort = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
