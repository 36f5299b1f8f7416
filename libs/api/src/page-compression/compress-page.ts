import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress } from 'node:zlib';
import { FIRST_BAND_END } from '../pages/index.ts';

/**
 * Compresses a page with Brotli, its first band apart from the rest. A browser decodes the band without the code tables
 * of the rest, 0.2 to 0.4 KB. Other content is compressed in one piece.
 *
 * @param quality - of Brotli, 0 to 11
 */
export const compressPage = async (page: Buffer, quality: number): Promise<Buffer> => {
  const coder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
    },
  });
  const compressed = buffer(coder);
  const bandEnd = Math.max(page.indexOf(FIRST_BAND_END), 0);
  if (bandEnd > 0) {
    coder.write(page.subarray(0, bandEnd));
    await new Promise<void>((resolve) => {
      coder.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
    });
  }
  coder.end(page.subarray(bandEnd));
  return compressed;
};
