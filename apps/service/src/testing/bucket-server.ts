/*
 * Server of buckets: s3rver with a store that needs less of the processor, which it shares with the service that is
 * measured. The store looks for no configurations of buckets, reads and writes synchronously, and compares a body with
 * the digest it was signed with in place of computing another one. Its buckets are the folders of a folder.
 *
 *   node bucket-server.ts FOLDER PORT
 */
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: IncomingMessage;
}

/** Parts of s3rver's store that are replaced or used here. */
interface Store {
  getResourcePath(bucket: string, key: string, resource: string): string;
  getBucket(bucket: string): Promise<unknown>;
  getSubresource(): Promise<null>;
  getMetadata(bucket: string, key: string): Promise<Readonly<Record<string, string | number>>>;
  putObject(object: StoredObject): Promise<{ readonly size: number; readonly md5: string }>;
}

interface Server {
  readonly store: Store;
  run(): Promise<unknown>;
}

const [directory = '', port] = process.argv.slice(2);

const require = createRequire(import.meta.url);
const S3rver = require('@20minutes/s3rver') as new (options: object) => Server;
const S3Error = require('@20minutes/s3rver/lib/models/error.js') as new (
  code: string,
  message: string,
) => Error;

const mismatch = () => {
  const message = 'The digest that was signed is not that of the body.';
  return Object.assign(new S3Error('XAmzContentSHA256Mismatch', message), { status: 400 });
};

/** Writes an object whole, once all of it has come. */
const write = (path: string, pieces: readonly Buffer[]) => {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'w');
  try {
    for (let left = Buffer.concat(pieces); left.length > 0;)
      left = left.subarray(writeSync(file, left));
  } finally {
    closeSync(file);
  }
};

const replacements = (store: Store): Partial<Store> => ({
  getSubresource: async () => Promise.resolve(null),
  getBucket: async (name) => {
    const found = statSync(join(directory, name), { throwIfNoEntry: false });
    const isThere = found?.isDirectory() === true;
    return Promise.resolve(isThere ? { name, creationDate: found.birthtime } : null);
  },
  getMetadata: async (bucket, key) => {
    const { size, mtime } = statSync(store.getResourcePath(bucket, key, 'object'));
    return Promise.resolve({
      etag: `"${String(mtime.getTime())}-${String(size)}"`,
      'last-modified': mtime.toUTCString(),
      'content-length': size,
    });
  },
  putObject: async ({ bucket, key, content }) => {
    const pieces: Buffer[] = [];
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of content as AsyncIterable<Buffer>) {
      pieces.push(piece);
      hash.update(piece);
      size += piece.length;
    }
    const digest = hash.digest('hex');
    const signed = content.headers['x-amz-content-sha256'];
    if (signed !== 'UNSIGNED-PAYLOAD' && signed !== digest) throw mismatch();
    write(store.getResourcePath(bucket, key, 'object'), pieces);
    return { size, md5: digest };
  },
});

const server = new S3rver({
  ...{ directory, address: '127.0.0.1', port: Number(port), silent: true },
  // s3rver reads the path of a list in another way than clients sign it.
  allowMismatchedSignatures: true,
});
Object.assign(server.store, replacements(server.store));
await server.run();
