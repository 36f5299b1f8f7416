import { createHash } from 'node:crypto';
import { createServer, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary.ts';

/** Its command line; the file that its package names for that is missing from it. */
const commandLine = join(
  dirname(createRequire(import.meta.url).resolve('@20minutes/s3rver')),
  'cli.js',
);

/** The one key this server knows. */
const KEY = 'S3RVER';
const NAME = 'resumes';

export interface TestBucket extends Pick<ServerProcess, 'start' | 'stop'> {
  /** As `S3_URL` names it. */
  readonly url: string;
}

/**
 * Stands before a bucket as an older service does: it refuses headers about checksums, and compares each body with the
 * digest that was signed.
 *
 * @returns the `S3_URL` that goes through it
 */
export const startOlderBucket = async ({ url }: TestBucket): Promise<string> => {
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

/** An empty bucket on a server of its own that runs; gone after the test. */
export const startBucket = async (): Promise<TestBucket> => {
  const port = String(await freePort());
  const { start, stop } = createServerProcess({
    file: process.execPath,
    parameters: [
      // It makes the tokens of its pages with a cipher that OpenSSL has put away.
      '--openssl-legacy-provider',
      // It shares the cores with the service that is measured: it need not collect its garbage.
      ...['--max-semi-space-size=64', '--initial-old-space-size=512'],
      ...['--eval', `require(${JSON.stringify(commandLine)}).parseAsync()`, 's3rver'],
      // It reads the path of a list otherwise than clients sign it.
      '--allow-mismatched-signatures',
      ...['--silent', '--directory', temporaryFolder(), '--address', '127.0.0.1', '--port', port],
      ...['--configure-bucket', NAME],
    ],
    isUp: async () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false),
  });
  onTestFinished(stop);
  await start();
  return { url: `http://${KEY}:${KEY}@127.0.0.1:${port}/${NAME}`, start, stop };
};
