import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ArchivedFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly changedAt: Date;
  readonly content: Readable;
  /** Whether it is worth packing; by default it is stored as it is. */
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
 * Files as a ZIP that is made as fast as it is read: each is asked for when it is its turn, and nothing is held
 * but pieces of it. Resolves once it has begun. What fails later destroys the archive, so that nobody takes it
 * for whole; an archive that is destroyed lets go of the file that was being read.
 *
 * @throws what asking for the first file throws
 */
export const zipOf = async (files: AsyncIterable<ArchivedFile>): Promise<Readable> => {
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough;
  // Whoever reads it is told; nobody may do so yet.
  archive.on('error', () => undefined);
  zip.on('error', (error: Error) => archive.destroy(error));
  writeTo(zip, files).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  await once(archive, 'readable');
  return archive;
};
