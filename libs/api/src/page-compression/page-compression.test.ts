import { once } from 'node:events';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { expect, it } from 'vitest';
import { FIRST_BAND_END } from '../pages/index.ts';
import { compressPage } from './index.ts';

/** Returns text that repeats little: `from` to `to`, each as a square root. */
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `<p>${String(Math.sqrt(from + index))}</p>`).join(
    '',
  );

/** Returns what a browser has of a page when it has read the first bytes. */
const decodeStart = async (compressed: Buffer, bytes: number): Promise<string> => {
  const decoder = createBrotliDecompress();
  decoder.write(compressed.subarray(0, bytes));
  const [text] = (await once(decoder, 'data')) as [Buffer];
  decoder.destroy();
  return text.toString();
};

it('lets a browser decode the first band from its own bytes alone', async () => {
  const band = numbers(1, 200);
  const page = Buffer.from(`${band}${FIRST_BAND_END}</style>${numbers(1000, 3000)}`);
  const compressed = await compressPage(page, 11);
  expect(brotliDecompressSync(compressed).equals(page)).toBe(true);
  const alone = await compressPage(Buffer.from(band), 11);
  expect(await decodeStart(compressed, alone.length + 8)).toBe(band);
});

it('compresses content without a first band in one piece', async () => {
  const text = Buffer.from('Any text. '.repeat(100));
  expect(brotliDecompressSync(await compressPage(text, 10)).equals(text)).toBe(true);
});
