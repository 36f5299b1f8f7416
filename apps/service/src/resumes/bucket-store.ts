import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createHash, randomUUID } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import pLimit from 'p-limit';
import { MARK, markOf, ownerIn } from '../installation/place.ts';
import type { BucketSettings } from '../settings/index.ts';
import { UnavailableError } from '../storage/index.ts';
import type { ReceivedResume } from './received.ts';
import { RESUME_KEY, type ResumeStore, type StoredFile } from './store.ts';

interface BucketStoreOptions {
  /** How many keys one answer to a list names; as many as the bucket likes by default. */
  readonly pageSize?: number;
}

const CONNECTION_TIMEOUT_MS = 3_000;
/** How long a bucket may be silent. */
const SOCKET_TIMEOUT_MS = 15_000;
/** How long a bucket may be silent while somebody reads a resume from it: that may be a slow reader's pause. */
const READING_TIMEOUT_MS = 120_000;
/** How long a call may wait for its answer, and then for its 5 MB. */
const CALL_TIMEOUT_MS = 60_000;

/**
 * A body that is streamed is not sent again by the client: after a broken connection we do it, and
 * after an answer by which it corrects its clock.
 */
const UPLOAD_TRIES = 2;

/** How much of a file is read at a time, in bytes: nearly all resumes are one piece. */
const PIECE_BYTES = 256 * 1024;
/** How many resumes leave at the same moment: bounds the memory of their pieces. */
const CONCURRENT_UPLOADS = 16;

/** What the client has to say comes as errors too. */
const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** The SHA-256 of a body, in base64: what only some services know. */
const CHECKSUM_HEADER = 'x-amz-checksum-sha256';
/** The same in hexadecimal, which the signature is made of: what every service knows, and compares. */
const SIGNED_HEADER = 'x-amz-content-sha256';

const checksumOf = (digest: string) => ({
  ChecksumSHA256: Buffer.from(digest, 'hex').toString('base64'),
});

/** Left to itself the client signs a body it cannot read twice without the digest, and sends that in a header of its own. */
const signBodies = (client: S3Client): S3Client => {
  client.middlewareStack.add(
    (next) => async (call) => {
      const request = call.request as { headers: Record<string, string> };
      const { [CHECKSUM_HEADER]: digest, ...headers } = request.headers;
      if (digest !== undefined)
        request.headers = {
          ...headers,
          [SIGNED_HEADER]: Buffer.from(digest, 'base64').toString('hex'),
        };
      return next(call);
    },
    { name: 'signBodies', step: 'build', priority: 'low' },
  );
  return client;
};

const clientOf = (
  { endpoint, region, accessKeyId, secretAccessKey }: BucketSettings,
  socketTimeout = SOCKET_TIMEOUT_MS,
) =>
  signBodies(
    new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // The form every S3-compatible service understands; so is the one of bodies without trailers.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        socketTimeout,
        requestTimeout: CALL_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
      // What a call goes through is the same for all of its kind, as long as none has options of its own.
      cacheMiddleware: true,
      logger: silent,
    }),
  );

/** What a bucket answers to a call that was signed at another time than its own (S3's error codes). */
const CLOCK_DIFFERS = 'RequestTimeTooSkewed';

/** The bucket answered, and neither that it is the one in trouble nor that the clocks differ. */
const isRefusal = (error: unknown): boolean => {
  const { name, $metadata } = error as {
    readonly name?: string;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  return name !== CLOCK_DIFFERS && ($metadata?.httpStatusCode ?? 500) < 500;
};

/**
 * Resumes as objects of an S3-compatible bucket, streamed to it from where they were received. The
 * bucket checks them by the digest that was made while they arrived, which their signature holds.
 *
 * @throws UnavailableError from its functions, whatever the bucket did not do
 */
export const createBucketStore = (
  bucket: BucketSettings,
  { pageSize }: BucketStoreOptions = {},
): ResumeStore => {
  const client = clientOf(bucket);
  // It has connections of its own: who reads slowly keeps nobody from sending.
  const readingClient = clientOf(bucket, READING_TIMEOUT_MS);
  const Bucket = bucket.name;
  const takeTurns = pLimit(CONCURRENT_UPLOADS);

  const ask = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      const reason = `the bucket of S3_URL did not ${what}: ${name}: ${message}`;
      throw new UnavailableError(reason, error);
    }
  };

  const upload = async ({ content, size, digest }: ReceivedResume, Key: string) => {
    const file = content(PIECE_BYTES);
    // The client does not notice that its body broke: it would wait for the rest until its time is over.
    const broken = new Promise<never>((_, reject) => {
      file.once('error', reject);
    });
    try {
      const command = new PutObjectCommand({
        Bucket,
        Key,
        Body: file,
        ContentLength: size,
        ...checksumOf(digest),
      });
      await Promise.race([client.send(command), broken]);
    } finally {
      file.destroy();
    }
  };

  const uploadOrRetry = async (received: ReceivedResume, key: string) => {
    for (let tries = 1; ; tries += 1) {
      try {
        await upload(received, key);
        return;
      } catch (error) {
        if (isRefusal(error) || tries === UPLOAD_TRIES) throw error;
      }
    }
  };

  const get = async (Key: string): Promise<Buffer | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (Body instanceof Readable) addAbortSignal(AbortSignal.timeout(CALL_TIMEOUT_MS), Body);
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };

  return {
    keepsFile: false,
    tryOut: async () =>
      ask('take and give a small object at the start', async () => {
        const Body = Buffer.from('a trial\n');
        const Key = `trial-${randomUUID()}`;
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key,
            Body,
            ...checksumOf(createHash('sha256').update(Body).digest('hex')),
          }),
        );
        const given = await get(Key);
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
        if (given?.equals(Body) !== true) throw new Error('it gave something else');
      }),
    place: {
      name: `the bucket ${Bucket} of S3_URL`,
      readOwner: async () =>
        ask('say whose it is', async () => ownerIn((await get(MARK))?.toString() ?? '')),
      writeOwner: async (installation) =>
        ask('take a mark', async () => {
          await client.send(
            new PutObjectCommand({ Bucket, Key: MARK, Body: markOf(installation) }),
          );
        }),
    },
    keep: async (received, key) => {
      await ask('take a resume', async () => takeTurns(uploadOrRetry, received, key));
      await received.discard();
    },
    read: async (key) => ask('give a resume', async () => get(key)),
    open: async (key) =>
      ask('give a resume', async () => {
        try {
          const command = new GetObjectCommand({ Bucket, Key: key });
          const { Body, ContentLength: size = 0 } = await readingClient.send(command);
          return Body instanceof Readable ? { size, content: Body } : undefined;
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    remove: async (key) =>
      ask('delete a resume', async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
      }),
    list: async () =>
      ask('list its resumes', async () => {
        const files: StoredFile[] = [];
        const paging = { client, ...(pageSize === undefined ? {} : { pageSize }) };
        for await (const { Contents = [] } of paginateListObjectsV2(paging, { Bucket })) {
          for (const { Key = '', LastModified } of Contents) {
            if (LastModified && RESUME_KEY.test(Key))
              files.push({ key: Key, storedAt: LastModified.getTime() });
          }
        }
        return files;
      }),
  };
};
