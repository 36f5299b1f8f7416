import { ApiError } from '@example/api/problem';
import { BODY_LIMIT_BYTES } from '@example/api/limits';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

export const MULTIPART = 'multipart/form-data';

const MOST_PARTS = 40;
const LARGEST_HEADER_BYTES = 8 * 1024;

/**
 * Bytes of a part that the parser holds before it waits, more than a connection gives at once. It waits for ever where a
 * part that is no field ends with the bytes that it waits for.
 */
const HELD_BYTES = 256 * 1024;

/**
 * Largest form whose file is too large that is still read to its end, in bytes. Its other fields, and an answer that
 * names the file, are worth more to its sender than the bytes that are thrown away.
 */
const LARGEST_OVERSIZED_BYTES = 100 * 1024 * 1024;

/** Part of a form that carries a file, and its handling. All other parts are text. */
export interface FilePart<Received> {
  readonly name: string;
  /** In bytes. The rest of a longer file is read and thrown away, and the stream is marked as truncated. */
  readonly maxBytes: number;
  /** Reads the stream to its end. Not called when no file was chosen. */
  readonly receive: (stream: BusboyFileStream, fileName: string) => Promise<Received>;
  /** Deletes the received file of a form that is refused. */
  readonly discard: (received: Received) => Promise<void>;
}

interface MultipartForm<Received> {
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Result of {@link FilePart.receive}; `undefined` without a file. */
  readonly file: Received | undefined;
}

const tooLarge = () => new ApiError('too-large', 'The body is larger than this operation accepts.');
const malformed = () => new ApiError('malformed-request', 'The body is not a form.');

/** Undoes what browsers escape in the name of a file: quotes and line breaks. */
const unescapeName = (name: string): string =>
  name.replaceAll(/%(?:22|0D|0A)/gi, (escaped) => (escaped === '%22' ? '"' : ' '));

/**
 * Passes the body to a parser, up to `largest()` bytes, which may change while the file is read. Resolves when the
 * parser has all of it. A stream pipeline would take twice the steps and destroy the request together with the parser,
 * but the request is still to be answered.
 */
const feed = async (parser: Writable, body: Readable, largest: () => number): Promise<void> => {
  const ended = finished(parser);
  // An early error is handled by the `await` below; this keeps it from being an unhandled rejection.
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

/** Returns whether `Content-Length` already exceeds the limit. */
const saysTooMuch = (headers: IncomingHttpHeaders, largest: number) =>
  Number(headers['content-length'] ?? 0) > largest;

/**
 * Reads a multipart form as it arrives. The file is never held in memory whole, and nothing is left of it when the form
 * is refused. All text fields together are limited to `BODY_LIMIT_BYTES`.
 *
 * @param filePart - `undefined` for a form without a file: the content of files is then skipped, but counts towards
 *   `BODY_LIMIT_BYTES`
 * @throws ApiError of kind `malformed-request` or `too-large`; the errors of `receive`
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
      fileHwm: HELD_BYTES,
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
  // A part need not have a name, though the parser's types say so. An error that is thrown here would end the process.
  parser.on('field', (name: string | undefined, value, _nameTruncated, truncated) => {
    if (name === undefined) {
      fail(malformed());
      return;
    }
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (truncated || textBytes > BODY_LIMIT_BYTES) fail(tooLarge());
    else fields.push([name, value]);
  });
  parser.on('file', (_name, stream, fileName) => {
    // The stream may fail where nobody reads it, before `receive` listens to it, or after. An unhandled error would end
    // the process.
    stream.on('error', () => undefined);
    if (!filePart || !fileName) {
      stream.resume();
      return;
    }
    open = stream;
    receiving = filePart.receive(stream, unescapeName(fileName));
    receiving.catch((error: unknown) => {
      fail(error);
      // Nobody reads the rest of the file, so the parser would wait for ever.
      parser.destroy();
    });
  });
  for (const limit of ['partsLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => fail(tooLarge()));
  // A second file makes the form wrong, however small both are.
  parser.on('filesLimit', () => fail(malformed()));

  const largest = () => {
    if (!filePart) return BODY_LIMIT_BYTES;
    return open?.truncated === true
      ? LARGEST_OVERSIZED_BYTES
      : filePart.maxBytes + 2 * BODY_LIMIT_BYTES;
  };
  try {
    await feed(parser, body, largest);
  } catch (error) {
    // The sender went away or sent something that is no form.
    fail(error instanceof ApiError ? error : malformed());
    parser.destroy();
    open?.destroy(malformed());
    // A client that still sends reads the answer only afterwards.
    body.resume();
  }
  const file = await receiving?.catch(() => undefined);
  const [failure] = failures;
  if (!failure) return { fields, file };
  if (file !== undefined) await filePart?.discard(file);
  throw failure;
};
