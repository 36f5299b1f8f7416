import { BODY_LIMIT_BYTES } from '@example/api/limits';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ProblemError } from '../problem/index.ts';

/** How a form with files is sent. */
export const MULTIPART = 'multipart/form-data';

const MOST_PARTS = 40;
const LARGEST_HEADER_BYTES = 8 * 1024;

/**
 * The largest form whose file is too large that is still read to its end: its other fields, and an
 * answer that names the file, are worth more to its sender than the bytes that are thrown away.
 */
const LARGEST_OVERSIZED_BYTES = 100 * 1024 * 1024;

/** The part that carries a file, and what becomes of it; all other parts are text. */
export interface FilePart<Received> {
  readonly name: string;
  /** In bytes; what is more is read and thrown away, and the stream is marked as truncated. */
  readonly maxBytes: number;
  /** Reads the stream to its end. Not called where no file was chosen. */
  readonly receive: (stream: BusboyFileStream, fileName: string) => Promise<Received>;
  /** Deletes what was received: the form is refused. */
  readonly discard: (received: Received) => Promise<void>;
}

/** A form as it was sent. */
export interface MultipartForm<Received> {
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** What {@link FilePart.receive} made of the file; `undefined` where there was none. */
  readonly file: Received | undefined;
}

const tooLarge = () =>
  new ProblemError('too-large', 'The body is larger than this operation accepts.');
const malformed = () => new ProblemError('malformed-request', 'The body is not a form.');

/**
 * Gives a parser the body, as long as it is no longer than it may be, which what was read of it decides;
 * resolves when the parser has all of it. A pipeline of streams would do the same with twice the steps, and
 * it would destroy the request with its parser: the request must live on, for it is still to be answered.
 */
const feed = async (parser: Writable, body: Readable, largest: () => number): Promise<void> => {
  const ended = finished(parser);
  // What ends it early is told where it is waited for.
  ended.catch(() => undefined);
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (parser.destroyed) break;
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), ended]);
    if (size > largest()) throw tooLarge();
  }
  parser.end();
  await ended;
};

/** Says whether a body says at once that it is larger than it may be. */
const saysTooMuch = (headers: IncomingHttpHeaders, largest: number) =>
  Number(headers['content-length'] ?? 0) > largest;

/**
 * Reads a multipart form as it arrives; the file is never held whole, and nothing is left of it where
 * the form is refused. All its text together is as long as another body may be.
 *
 * @param filePart - `undefined` for a form that has none: files are left out then, and take their part of
 *   what such a body may have
 * @throws ProblemError: `malformed-request` or `too-large`; and the errors of `receive`
 */
export const readMultipart = async <Received>(
  body: Readable,
  headers: IncomingHttpHeaders,
  filePart: FilePart<Received> | undefined,
): Promise<MultipartForm<Received>> => {
  if (!filePart && saysTooMuch(headers, BODY_LIMIT_BYTES)) throw tooLarge();
  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: (name, _type, fileName) =>
        filePart ? name === filePart.name : fileName !== undefined,
      limits: {
        fieldNameSize: 100,
        fieldSize: BODY_LIMIT_BYTES,
        fileSize: filePart?.maxBytes ?? BODY_LIMIT_BYTES,
        files: 1,
        parts: MOST_PARTS,
        headerSize: LARGEST_HEADER_BYTES,
      },
    });
  } catch {
    throw malformed();
  }

  const fields: [string, string][] = [];
  let textBytes = 0;
  let receiving: Promise<Received> | undefined;
  let open: BusboyFileStream | undefined;
  const failures: Error[] = [];
  const fail = (error: unknown) => {
    failures.push(error instanceof Error ? error : new Error(String(error)));
  };
  parser.on('field', (name, value, _nameTruncated, truncated) => {
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (truncated || textBytes > BODY_LIMIT_BYTES) fail(tooLarge());
    else fields.push([name, value]);
  });
  parser.on('file', (_name, stream, fileName) => {
    if (!filePart || !fileName) {
      stream.resume();
      return;
    }
    open = stream;
    // It may break before `receive` listens, or after: without a listener that ends the process.
    stream.on('error', () => undefined);
    receiving = filePart.receive(stream, fileName);
    receiving.catch((error: unknown) => {
      fail(error);
      // Nobody reads the rest of the file, so the parser would wait for ever.
      parser.destroy();
    });
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => {
      fail(tooLarge());
    });
  }

  const largest = () => {
    if (!filePart) return BODY_LIMIT_BYTES;
    return open?.truncated === true
      ? LARGEST_OVERSIZED_BYTES
      : filePart.maxBytes + 2 * BODY_LIMIT_BYTES;
  };
  try {
    await feed(parser, body, largest);
  } catch (error) {
    // Whether the sender went away or sent something else: it is no whole form.
    fail(error instanceof ProblemError ? error : malformed());
    parser.destroy();
    open?.destroy(malformed());
    // Who still sends reads the answer only afterwards.
    body.resume();
  }
  const file = await receiving?.catch(() => undefined);
  const [failure] = failures;
  if (!failure) return { fields, file };
  if (file !== undefined) await filePart?.discard(file);
  throw failure;
};
