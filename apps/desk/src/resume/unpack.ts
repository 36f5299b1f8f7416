import { unzipSync, zipSync } from 'fflate';
import { UnshownError } from './unshown.ts';

/** Most bytes of a document's parts, unpacked: a hundred times the usual. */
export const UNPACKED_MAX_BYTES = 8 * 1024 * 1024;

const isRead = /\.(?:xml|rels)$/i;

/**
 * Repacks the parts of a document that hold text, without compression, so that its next reader cannot be made
 * to unpack more. A part gets no more memory than its declared size.
 *
 * @throws UnshownError `large`, or `broken` when it is no archive
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
