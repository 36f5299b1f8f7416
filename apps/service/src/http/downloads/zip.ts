import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ArchivedFile {
  /** Path with `/` between folders. */
  readonly name: string;
  readonly changedAt: Date;
  readonly content: Readable;
  /** True to compress the content. Default: stored uncompressed. */
  readonly compress?: boolean;
}

const writeTo = async (zip: ZipFile, files: AsyncIterable<ArchivedFile>): Promise<void> => {
  const outputStream = zip.outputStream as PassThrough;
  for await (const { name, changedAt, content, compress = false } of files) {
    const closeContent = () => content.destroy();
    outputStream.once('close', closeContent);
    if (outputStream.destroyed) closeContent();
    zip.addReadStream(content, name, { compress, mtime: changedAt });
    await finished(content);
    outputStream.off('close', closeContent);
  }
  zip.end();
};

/**
 * Packs files into a ZIP while it is read. Each file is requested in its turn, and only pieces of it are in memory.
 * Resolves once the ZIP has begun. A later error destroys the stream, so that nobody takes the ZIP for complete. When
 * the stream is destroyed, the file being read is closed.
 *
 * @throws the error of requesting the first file
 */
export const zipOf = async (files: AsyncIterable<ArchivedFile>): Promise<Readable> => {
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough;
  // The reader gets the error, but there may be no reader yet, and an unhandled `error` event would end the process.
  archive.on('error', () => undefined);
  zip.on('error', (error: Error) => archive.destroy(error));
  writeTo(zip, files).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  await once(archive, 'readable');
  return archive;
};
