import type { Upload } from '@example/api/applications';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { timeOrderedId } from '../storage/index.ts';
import type { Incoming, IncomingFile } from './incoming.ts';

/** A resume as it arrived: on disk, not yet looked into, and nobody's. */
export interface ReceivedResume extends Upload, Pick<IncomingFile, 'content' | 'moveTo'> {
  /** SHA-256 of its bytes, hex: what tells it from another. */
  readonly digest: string;
  /** What it will be stored under: generated, never what its sender called it. */
  readonly id: string;
  /** Where it lies until it is kept or discarded. */
  readonly path: string;
  /** Whether there was more of it than may be: the rest was not kept. */
  readonly isTooLarge: boolean;
  /** Lets go of it, unless it was moved: from then on it is somebody's. */
  discard(): Promise<void>;
}

/** Tells a resume the service has received from a browser's file. */
export const isReceivedResume = (upload: Upload): upload is ReceivedResume => 'digest' in upload;

/** A stream of a part that ends early, and says so, where the part is larger than allowed. */
export type PartStream = Readable & { readonly truncated?: boolean };

/** How much of the name is kept, from its end, in characters. */
const LONGEST_NAME = 200;

/** A name as data: without the folders some browsers send, and without characters that mislead. */
const nameOf = (fileName: string) =>
  (fileName.split(/[\\/]/).at(-1) ?? '')
    // Control characters, and those that turn the direction of text.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .toWellFormed()
    .trim()
    .slice(-LONGEST_NAME);

/**
 * Writes a resume to where resumes lie while they arrive, a piece at a time.
 *
 * @throws the stream's and the disk's errors; nothing is left then
 */
export const receiveResume = async (
  incoming: Incoming,
  stream: PartStream,
  fileName: string,
  now: number,
): Promise<ReceivedResume> => {
  const id = timeOrderedId(now);
  const file = await incoming.open(id);
  let isHere = true;
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      hash.update(piece);
      size += piece.length;
      await file.write(piece);
    }
    await file.arrived();
  } catch (error) {
    await file.remove();
    throw error;
  }
  return {
    id,
    path: file.path,
    name: nameOf(fileName),
    size,
    digest: hash.digest('hex'),
    isTooLarge: stream.truncated === true,
    content: file.content,
    moveTo: async (target) => {
      await file.moveTo(target);
      isHere = false;
    },
    discard: async () => {
      if (!isHere) return;
      isHere = false;
      await file.discard();
    },
  };
};
