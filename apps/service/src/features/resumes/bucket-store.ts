import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { createHash, randomUUID } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import pLimit from 'p-limit';
import { MARK, markOf, ownerIn } from '../../runtime/owned-place.ts';
import type { BucketSettings } from '../../runtime/settings/index.ts';
import { UnavailableError } from '../../storage/index.ts';
import type { ReceivedResume } from './received.ts';
import { RESUME_KEY, type ResumeStore, type StoredFile } from './store.ts';

interface BucketStoreOptions {
  /** Keys per page of a list; the bucket's own default if not set. */
  readonly pageSize?: number;
  /** Longest wait for the mark that says whose the bucket is, in ms: somebody may wait who sends an application. */
  readonly ownerTimeout?: number;
}

const CONNECTION_TIMEOUT_MS = 3_000;
/** Longest silence of a bucket, in ms. */
const SOCKET_TIMEOUT_MS = 15_000;
/** Longest wait for the mark of a bucket, with all tries, in ms. */
const OWNER_TIMEOUT_MS = 10_000;
/** Longest silence of a bucket while a resume is read from it, in ms: a slow reader may pause. */
const READING_TIMEOUT_MS = 120_000;
/** Time limit of a call for its answer, and then for its 5 MB, in ms. */
const CALL_TIMEOUT_MS = 60_000;

/**
 * Uploads of a file before it fails. The client cannot repeat a streamed body itself, neither after a broken connection
 * nor after an answer by which it corrects its clock.
 */
const UPLOAD_TRIES = 2;

/** Bytes read from a file at a time: nearly all resumes are one piece. */
const PIECE_BYTES = 256 * 1024;
/** Uploads at the same time: bounds the memory of their pieces. */
const CONCURRENT_UPLOADS = 16;

/** Discards the client's log, whose messages come as errors too. */
const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** SHA-256 of a body in base64, which only some services know. */
const CHECKSUM_HEADER = 'x-amz-checksum-sha256';
/** The same digest in hexadecimal, as part of the signature: every service knows and compares it. */
const SIGNED_HEADER = 'x-amz-content-sha256';

const checksumOf = (digest: string) => ({
  ChecksumSHA256: Buffer.from(digest, 'hex').toString('base64'),
});

/**
 * Signs bodies with their digest. By itself the client signs a streamed body without it, and sends the digest in a
 * header of its own.
 */
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
      // Every S3-compatible service understands this form, and bodies without trailers.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        socketTimeout,
        requestTimeout: CALL_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
      // All calls of a kind use the same middleware, as long as none has options of its own.
      cacheMiddleware: true,
      logger: silent,
    }),
  );

/** S3's error code for a call that was signed at another time than the bucket's. */
const CLOCK_DIFFERS = 'RequestTimeTooSkewed';

/**
 * Returns whether the bucket answered with a refusal that another attempt would get too: no server error, and no
 * difference of clocks.
 */
const isRefusal = (error: unknown): boolean => {
  const { name, $metadata } = error as {
    readonly name?: string;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  return name !== CLOCK_DIFFERS && ($metadata?.httpStatusCode ?? 500) < 500;
};

/**
 * Keeps resumes as objects of an S3-compatible bucket. They are streamed from the file in which they were received. The
 * bucket checks them by the digest in their signature, which was computed while they arrived.
 *
 * @throws UnavailableError from its functions, whatever the bucket failed to do
 */
export const createBucketStore = (
  bucket: BucketSettings,
  { pageSize, ownerTimeout = OWNER_TIMEOUT_MS }: BucketStoreOptions = {},
): ResumeStore => {
  const client = clientOf(bucket);
  // With connections of its own, so that slow readers do not block uploads.
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

  const put = async (object: Omit<PutObjectCommandInput, 'Bucket'>) =>
    client.send(new PutObjectCommand({ Bucket, ...object }));

  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };

  const upload = async ({ content, size, digest }: ReceivedResume, Key: string) => {
    const file = content(PIECE_BYTES);
    // The client does not notice when the stream of its body fails, and would wait for the rest until its timeout.
    const broken = new Promise<never>((_, reject) => {
      file.once('error', reject);
    });
    try {
      const sent = put({ Key, Body: file, ContentLength: size, ...checksumOf(digest) });
      await Promise.race([sent, broken]);
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

  /** Returns what the bucket answers for an object, `{}` where it has none. */
  const ofObject = async (
    from: S3Client,
    Key: string,
    abortSignal?: AbortSignal,
  ): Promise<Partial<GetObjectCommandOutput>> => {
    try {
      const command = new GetObjectCommand({ Bucket, Key });
      return await from.send(command, abortSignal && { abortSignal });
    } catch (error) {
      if (error instanceof NoSuchKey) return {};
      throw error;
    }
  };

  const get = async (Key: string, abortSignal?: AbortSignal): Promise<Buffer | undefined> => {
    const { Body } = await ofObject(client, Key, abortSignal);
    if (Body instanceof Readable)
      addAbortSignal(abortSignal ?? AbortSignal.timeout(CALL_TIMEOUT_MS), Body);
    return Body && Buffer.from(await Body.transformToByteArray());
  };

  return {
    keepsFile: false,
    tryOut: async () =>
      ask('take and give a small object at the start', async () => {
        const Body = Buffer.from('a trial\n');
        const Key = `trial-${randomUUID()}`;
        const digest = createHash('sha256').update(Body).digest('hex');
        await put({ Key, Body, ...checksumOf(digest) });
        const given = await get(Key);
        await remove(Key);
        if (given?.equals(Body) !== true) throw new Error('it gave something else');
      }),
    place: {
      name: `the bucket ${Bucket} of S3_URL`,
      readOwner: async () =>
        ask('say whose it is', async () => {
          const mark = await get(MARK, AbortSignal.timeout(ownerTimeout));
          const owner = ownerIn(mark?.toString() ?? '');
          // As the page of a proxy before a bucket that is away.
          if (owner !== undefined && !/^[\w-]+$/.test(owner)) throw new Error('it gave no mark');
          return owner;
        }),
      writeOwner: async (installation) =>
        ask('take a mark', async () => {
          await put({ Key: MARK, Body: markOf(installation) });
        }),
    },
    keep: async (received, key) => {
      await ask('take a resume', async () => takeTurns(uploadOrRetry, received, key));
      await received.discard();
    },
    read: async (key) => ask('give a resume', async () => get(key)),
    open: async (key) =>
      ask('give a resume', async () => {
        const { Body, ContentLength: size = 0 } = await ofObject(readingClient, key);
        return Body instanceof Readable ? { size, content: Body } : undefined;
      }),
    remove: async (key) => ask('delete a resume', async () => remove(key)),
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
