import { unzipSync, zipSync } from 'fflate';
import { UnshownError } from './unshown.ts';

/** Most bytes that the parts of a document may have, unpacked: a hundred times what resumes have. */
export const UNPACKED_MAX_BYTES = 8 * 1024 * 1024;

const isRead = /\.(?:xml|rels)$/i;

/**
 * The parts of a document that have text in them, packed anew without compressing: whoever reads it
 * on cannot be made to unpack more. No part gets more room than it was said to need.
 *
 * @throws UnshownError `large`, or `broken` where it is no archive
 */
export const unpackDocument = (file: Uint8Array): Uint8Array<ArrayBuffer> => {
  let total = 0;
  try {
    const parts = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!isRead.test(name)) return false;
        total += originalSize;
        if (total > UNPACKED_MAX_BYTES) throw new UnshownError('large');
        return true;
      },
    });
    return zipSync(parts, { level: 0 });
  } catch (cause) {
    if (cause instanceof UnshownError) throw cause;
    throw new UnshownError('broken', { cause });
  }
};
