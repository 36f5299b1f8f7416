import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { compressPage } from './compress-page.ts';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.ttf',
  '.pfb',
]);

const gz = promisify(gzip);

/**
 * Compresses the files of a folder, at any depth, for a server that sends them so: `FILE.br` and `FILE.gz` beside
 * `FILE`. Leaves out kinds that are compressed already.
 *
 * @param quality - of Brotli, 0 to 11
 */
export const compressFiles = async (folder: string, quality: number): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files
      .filter((file) => compressible.has(extname(file)))
      .map(async (name) => {
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, await compressPage(content, quality));
        writeFileSync(`${file}.gz`, await gz(content, { level: constants.Z_BEST_COMPRESSION }));
      }),
  );
};
