import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { pipeline, type Readable } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { chooseCoding, type Coding, codings } from './negotiate.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this many bytes compressing gains nothing. */
const SMALLEST_COMPRESSED = 512;

/** Something that is answered to many: its bytes, and the same compressed. */
export interface Representation {
  readonly contentType: string;
  readonly identity: Buffer;
  /** What strong ETags are made of. */
  readonly hash: string;
  /** The compressed forms there are. */
  readonly encoded: Map<Coding, Buffer>;
  /** Whether a form that is missing is made when first asked for, and a better one for what is asked for again. */
  readonly compressible: boolean;
}

export const createRepresentation = (
  contentType: string,
  identity: Buffer,
  {
    compressible = identity.length >= SMALLEST_COMPRESSED,
    encoded = new Map<Coding, Buffer>(),
  } = {},
): Representation => ({
  contentType,
  identity,
  hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  encoded,
  compressible,
});

const compressWith =
  (brotliQuality: number, gzipLevel: number) =>
  async (coding: Coding, content: Buffer): Promise<Buffer> =>
    coding === 'br'
      ? brotliAsync(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        })
      : gzipAsync(content, { level: gzipLevel });

const FAST_BROTLI = 5;
const FAST_GZIP = 6;

/** Fast compression, for what is made while somebody waits: about 2 ms for a page. */
export const compressFast = compressWith(FAST_BROTLI, FAST_GZIP);

/** Thorough compression, for what is made once at the start: about 30 ms for a page, 10 % smaller. */
export const compressThoroughly = compressWith(10, 9);

/** The most thorough compression, for what is asked for again: some 150 ms for a page, while nobody waits for it. */
const compressFully = compressWith(11, 9);

const improved = new WeakSet<Representation>();
let improving = false;

/** Compresses again what proved to be asked for, in the background, one at a time; what meets another may be next time. */
const improve = async (representation: Representation): Promise<void> => {
  if (improving || improved.has(representation)) return;
  improving = true;
  improved.add(representation);
  try {
    representation.encoded.set('br', await compressFully('br', representation.identity));
  } finally {
    improving = false;
  }
};

const bodyIn = async (representation: Representation, coding: Coding): Promise<Buffer> => {
  const { identity, encoded, compressible } = representation;
  const known = encoded.get(coding);
  if (known) {
    // Should it fail, what there is stays good.
    if (compressible && coding === 'br') improve(representation).catch(() => undefined);
    return known;
  }
  const made = await compressFast(coding, identity);
  encoded.set(coding, made);
  return made;
};

/** Whether `If-None-Match` names one of the forms (RFC 9110 §13.1.2: weak comparison). */
const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);

interface SendOptions {
  readonly status?: number;
  readonly cacheControl: string;
  readonly policy?: string;
}

/** Answers with a representation in the form the caller prefers, or 304 where it has it already. */
export const sendRepresentation = async (
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
  { status = 200, cacheControl, policy }: SendOptions,
): Promise<FastifyReply> => {
  const { encoded, compressible, contentType, identity, hash } = representation;
  const available = compressible ? codings : codings.filter((coding) => encoded.has(coding));
  const coding = chooseCoding(request.headers['accept-encoding'], available);
  const etag = coding ? `"${hash}-${coding}"` : `"${hash}"`;
  reply.header('Cache-Control', cacheControl);
  if (available.length > 0) reply.header('Vary', 'Accept-Encoding');
  if (policy !== undefined) reply.header('Content-Security-Policy', policy);
  if (status === 200) {
    reply.header('ETag', etag);
    const ifNoneMatch = request.headers['if-none-match'];
    if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, etag)) return reply.code(304).send();
  }
  reply.code(status).header('Content-Type', contentType);
  if (!coding) return reply.send(identity);
  const body = await bodyIn(representation, coding);
  return reply.header('Content-Encoding', coding).send(body);
};

interface SendStreamOptions {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Changes with what is sent. */
  readonly version: string;
}

/**
 * Answers with something that is sent as it is made, compressed as the caller prefers, or 304 where it has that
 * version already. Where making it fails halfway, the connection is broken off.
 *
 * @param open - begins to make it
 */
export const sendStream = async (
  request: FastifyRequest,
  reply: FastifyReply,
  open: () => Readable,
  { contentType, cacheControl, version }: SendStreamOptions,
): Promise<FastifyReply> => {
  const coding = chooseCoding(request.headers['accept-encoding'], codings);
  // The same version, made twice, need not have the same bytes.
  const etag = `"${version}${coding ? `-${coding}` : ''}"`;
  reply.headers({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding', ETag: `W/${etag}` });
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, etag)) return reply.code(304).send();
  reply.header('Content-Type', contentType);
  if (request.method === 'HEAD') return reply.send();
  if (!coding) return reply.send(open());
  const params = { [constants.BROTLI_PARAM_QUALITY]: FAST_BROTLI };
  const coder =
    coding === 'br' ? createBrotliCompress({ params }) : createGzip({ level: FAST_GZIP });
  // What fails is told to the coder, and so to whoever reads it.
  pipeline(open(), coder, () => undefined);
  return reply.header('Content-Encoding', coding).send(coder);
};
