import { compressPage } from '@example/api/page-compression';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { pipeline, type Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import { chooseCoding, type Coding, codings } from './negotiate.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smallest content worth compressing, in bytes. */
const SMALLEST_COMPRESSED = 512;
/**
 * Largest content compressed at once, in bytes: it takes 4 ms. Whoever hands it to another thread waits longer, for
 * all that the event loop has to do meanwhile.
 */
const LARGEST_AT_ONCE = 512 * 1024;

/** Creates content that is sent to many clients, with its compressed forms. */
export const createCachedResponse = (
  contentType: string,
  identity: Buffer,
  {
    compressible = identity.length >= SMALLEST_COMPRESSED,
    encoded = new Map<Coding, Buffer>(),
  } = {},
) => ({
  contentType,
  identity,
  /** Hash for strong ETags. */
  hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  encoded,
  /** True when a missing form is compressed on its first request. */
  compressible,
});

export type CachedResponse = ReturnType<typeof createCachedResponse>;

const brotliOptions = (quality: number, { length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

const FAST_BROTLI = 5;
const FAST_GZIP = 6;
const THOROUGH_BROTLI = 10;
const THOROUGH_GZIP = 9;

/** Compresses fast, while a client waits: about 2 ms for a page. */
const compressFast = (coding: Coding, content: Buffer): Buffer | Promise<Buffer> => {
  const isSmall = content.length <= LARGEST_AT_ONCE;
  if (coding === 'br') {
    const options = brotliOptions(FAST_BROTLI, content);
    return isSmall ? brotliCompressSync(content, options) : brotliAsync(content, options);
  }
  const options = { level: FAST_GZIP };
  return isSmall ? gzipSync(content, options) : gzipAsync(content, options);
};

/** Compresses thoroughly, once at the start: 30 to 40 ms for a page, 5 % smaller. */
export const compressThoroughly = async (coding: Coding, content: Buffer): Promise<Buffer> =>
  coding === 'br'
    ? compressPage(content, THOROUGH_BROTLI)
    : gzipAsync(content, { level: THOROUGH_GZIP });

const bodyIn = async (response: CachedResponse, coding: Coding): Promise<Buffer> => {
  const { identity, encoded } = response;
  const known = encoded.get(coding);
  if (known) return known;
  // Other requests are answered between rendering and compressing. Budget: `healthP99Ms` of the bench.
  await turn();
  const made = await compressFast(coding, identity);
  encoded.set(coding, made);
  return made;
};

/** Returns whether a request's `If-None-Match` names an ETag (RFC 9110 §13.1.2, weak comparison). */
const isKnown = ({ headers: { 'if-none-match': given } }: FastifyRequest, etag: string) =>
  given?.trim() === '*' ||
  given?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) === true;

interface SendOptions {
  readonly status?: number;
  readonly cacheControl: string;
  readonly policy?: string;
  /** Headers of the request, besides `Accept-Encoding`, on which the content depends. */
  readonly vary?: readonly string[];
}

/** Sends a cached response in the form the client prefers, or 304 when the client has it already. */
export const sendCachedResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  { status = 200, cacheControl, policy, vary = [] }: SendOptions,
): Promise<FastifyReply> => {
  const { encoded, compressible, contentType, identity, hash } = response;
  const available = compressible ? codings : codings.filter((coding) => encoded.has(coding));
  const coding = chooseCoding(request.headers['accept-encoding'], available);
  const etag = coding ? `"${hash}-${coding}"` : `"${hash}"`;
  reply.header('Cache-Control', cacheControl);
  const varied = [...(available.length > 0 ? ['Accept-Encoding'] : []), ...vary];
  if (varied.length > 0) reply.header('Vary', varied.join(', '));
  if (policy !== undefined) reply.header('Content-Security-Policy', policy);
  if (status === 200) {
    reply.header('ETag', etag);
    if (isKnown(request, etag)) return reply.code(304).send();
  }
  reply.code(status).header('Content-Type', contentType);
  if (!coding) return reply.send(identity);
  const body = await bodyIn(response, coding);
  return reply.header('Content-Encoding', coding).send(body);
};

interface SendStreamOptions {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Version of the content, which changes with it. */
  readonly version: string;
}

/**
 * Sends content while it is generated, compressed as the client prefers, or 304 when the client has that version. The
 * connection is broken off when generating fails halfway.
 *
 * @param open - starts generating the content
 */
export const sendStream = async (
  request: FastifyRequest,
  reply: FastifyReply,
  open: () => Readable,
  { contentType, cacheControl, version }: SendStreamOptions,
): Promise<FastifyReply> => {
  const coding = chooseCoding(request.headers['accept-encoding'], codings);
  // A weak ETag, since the same version, generated twice, need not have the same bytes.
  const etag = `"${version}${coding ? `-${coding}` : ''}"`;
  reply.headers({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding', ETag: `W/${etag}` });
  if (isKnown(request, etag)) return reply.code(304).send();
  reply.header('Content-Type', contentType);
  if (request.method === 'HEAD') return reply.send();
  if (!coding) return reply.send(open());
  const params = { [constants.BROTLI_PARAM_QUALITY]: FAST_BROTLI };
  const coder =
    coding === 'br' ? createBrotliCompress({ params }) : createGzip({ level: FAST_GZIP });
  // An error of the source destroys the coder, and so reaches its reader.
  pipeline(open(), coder, () => undefined);
  return reply.header('Content-Encoding', coding).send(coder);
};
