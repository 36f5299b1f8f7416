import type { Upload } from '@example/api/applications';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { timeOrderedId } from '../../storage/index.ts';
import type { Incoming } from './incoming.ts';

/** Stream of a part. It ends early, with `truncated` set, when the part is larger than allowed. */
export type PartStream = Readable & { readonly truncated?: boolean };

/** Characters kept of a name, counted from its end. */
const LONGEST_NAME = 200;

/** Cleans a file name: removes the folders that some browsers send, and characters that mislead. */
const nameOf = (fileName: string) =>
  (fileName.split(/[\\/]/).at(-1) ?? '')
    // Control characters, and those that change the direction of text.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .toWellFormed()
    .trim()
    .slice(-LONGEST_NAME);

/**
 * Writes a resume to the folder of arriving resumes, in pieces.
 *
 * @throws the errors of stream and disk; nothing is left then
 */
export const receiveResume = async (
  incoming: Incoming,
  stream: PartStream,
  fileName: string,
  now: number,
) => {
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
    /** Generated id for its key in the store, independent of the name that its sender gave it. */
    id,
    /** Path until it is kept or discarded. */
    path: file.path,
    name: nameOf(fileName),
    size,
    /** SHA-256 of its bytes, in hexadecimal. */
    digest: hash.digest('hex'),
    /** True when it was larger than allowed; the rest was not kept. */
    isTooLarge: stream.truncated === true,
    content: file.content,
    moveTo: async (target: string) => {
      await file.moveTo(target);
      isHere = false;
    },
    /** Deletes it, unless it was moved and thereby kept. */
    discard: async () => {
      if (!isHere) return;
      isHere = false;
      await file.discard();
    },
  };
};

/** Resume as it arrived: on the disk, unchecked, and without an application. */
export type ReceivedResume = Awaited<ReturnType<typeof receiveResume>>;

/** Returns whether an upload is a resume that the service received, and not a browser's file. */
export const isReceivedResume = (upload: Upload): upload is ReceivedResume => 'digest' in upload;
