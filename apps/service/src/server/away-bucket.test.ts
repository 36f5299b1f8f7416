import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { postEnquiry, startHere } from '../testing/started-service.ts';

/** Starts a server that takes connections and never answers. Returns its port. */
const startSilent = async (): Promise<number> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

it('a bucket that never answers is not waited for by the start, and holds up no stop', async () => {
  const port = String(await startSilent());
  const { stop, output, origin } = await startHere({
    S3_URL: `http://KEY:SECRET@127.0.0.1:${port}/resumes`,
  });
  expect((await postEnquiry(origin)).status).toBe(201);
  const begun = performance.now();
  await stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(output()).toContain(
    'the bucket of S3_URL does not answer; the start does not wait for it',
  );
});

it('a page in the place of a bucket is no mark of another installation: the start goes on without', async () => {
  const server = createHttpServer((_, reply) => reply.end('<html>We will be back soon.</html>'));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { output, origin } = await startHere({
    S3_URL: `http://KEY:SECRET@127.0.0.1:${String(port)}/resumes`,
  });
  expect((await postEnquiry(origin)).status).toBe(201);
  expect(output()).toContain('did not say whose it is: Error: it gave no mark');
});
