import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { createServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary.ts';

const program = join(import.meta.dirname, 'bucket-server.ts');

/** Only key that this server knows. */
const KEY = 'S3RVER';
const NAME = 'resumes';

/**
 * Starts a proxy that makes a bucket behave like an older service: it refuses headers of checksums, and compares each
 * body with the signed digest.
 *
 * @returns the `S3_URL` of the proxy
 */
export const startOlderBucket = async ({ url }: Pick<TestBucket, 'url'>): Promise<string> => {
  const { hostname, port } = new URL(url);
  const refuse = (response: ServerResponse, status: number, code: string) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' });
    response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };
  const server = createServer((incoming, response) => {
    void buffer(incoming).then((body) => {
      const { headers, method, url: path } = incoming;
      const digest = createHash('sha256').update(body).digest('hex');
      if (Object.keys(headers).some((name) => /^x-amz-.*checksum/.test(name)))
        refuse(response, 501, 'NotImplemented');
      else if (method === 'PUT' && headers['x-amz-content-sha256'] !== digest)
        refuse(response, 400, 'XAmzContentSHA256Mismatch');
      else {
        request({ hostname, port, method, path, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        }).end(body);
      }
    });
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return url.replace(`:${port}/`, `:${String(own)}/`);
};

/** Creates a server process whose buckets are the folders of a folder. It is not started yet. */
const createBucketServer = async (folder: string) => {
  const port = String(await freePort());
  const server = createServerProcess({
    file: process.execPath,
    parameters: [
      // s3rver makes the tokens of pages by a cipher that OpenSSL has moved to its legacy provider.
      '--openssl-legacy-provider',
      // s3rver shares the cores with the service that is measured, so large heaps avoid its garbage collection.
      ...['--max-semi-space-size=64', '--initial-old-space-size=512'],
      ...[program, folder, port],
    ],
    isUp: async () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false),
  });
  const makeBucket = (name: string) => {
    mkdirSync(join(folder, name));
    return `http://${KEY}:${KEY}@127.0.0.1:${port}/${name}`;
  };
  return { ...server, makeBucket };
};

type BucketServer = Awaited<ReturnType<typeof createBucketServer>>;

let shared:
  | { readonly folder: string; readonly server: Promise<BucketServer>; made: number }
  | undefined;

const startShared = async (folder: string) => {
  const server = await createBucketServer(folder);
  await server.start();
  return server;
};

/** Makes an empty bucket for a test. All tests of a file share its server, whose start takes longer than most of them. */
export const createBucket = async (): Promise<Pick<TestBucket, 'url'>> => {
  if (!shared) {
    const folder = mkdtempSync(join(tmpdir(), 'service-buckets-'));
    shared = { folder, server: startShared(folder), made: 0 };
  }
  shared.made += 1;
  const name = `${NAME}-${String(shared.made)}`;
  return { url: (await shared.server).makeBucket(name) };
};

/** Stops the server that the tests of a file share, and deletes its buckets. */
export const endBuckets = async (): Promise<void> => {
  const ending = shared;
  shared = undefined;
  await (await ending?.server)?.stop();
  if (ending) rmSync(ending.folder, { recursive: true, force: true });
};

/** Starts an empty bucket on a server of its own, which a test may stop. It is stopped after the test. */
export const startBucket = async () => {
  const { start, stop, makeBucket } = await createBucketServer(temporaryFolder());
  onTestFinished(stop);
  await start();
  // The URL for `S3_URL`.
  return { url: makeBucket(NAME), start, stop };
};

export type TestBucket = Awaited<ReturnType<typeof startBucket>>;
