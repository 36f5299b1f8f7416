import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import { hashOf } from '../../storage/index.ts';
import {
  BackupFileError,
  contentOf,
  fromLines,
  MANIFEST,
  type Manifest,
  manifestSchema,
  resumeFile,
  isWithoutResume,
} from './format.ts';

interface BackupFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Maximum size of a file in a backup, in bytes. Only the manifest of very many resumes could be larger. */
const LARGEST_FILE = 256 * 1024 * 1024;

const isOfTheDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

const damaged = (reason: string, cause?: unknown) =>
  new BackupFileError(`is damaged, or no backup: ${reason}`, { cause });

/**
 * Reads the files of a backup one after the other, each into memory.
 *
 * @throws BackupFileError for an incomplete or damaged archive; the disk's errors
 */
export const readBackup = async function* (path: string): AsyncGenerator<BackupFile, void> {
  const extract = createExtract();
  const unpacked = pipeline(createReadStream(path), createGunzip(), extract);
  // The loop rejects with the same error, unless it occurs after the last file. Prevents an unhandled rejection.
  unpacked.catch(() => undefined);
  try {
    for await (const entry of extract) {
      const { name, size } = entry.header;
      if (size > LARGEST_FILE) throw damaged(`${name} is too large`);
      yield { name, content: await buffer(entry) };
    }
    await unpacked;
  } catch (error) {
    if (error instanceof BackupFileError || isOfTheDisk(error)) throw error;
    throw damaged(error instanceof Error ? error.message : String(error), error);
  }
};

const parse = <T>(name: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw damaged(`${name} cannot be read`, error);
  }
};

/**
 * Reads a whole backup and compares it with its manifest. Every file must have the size and digest listed there, no
 * other file may be present, and each application must have its resume, unless its row says that it has none.
 *
 * @throws BackupFileError saying what is wrong; the disk's errors
 */
export const verifyBackup = async (path: string): Promise<Manifest> => {
  const seen = new Map<string, Manifest['files'][string]>();
  const rows = new Map<string, number>();
  let manifest: Manifest | undefined;
  for await (const { name, content } of readBackup(path)) {
    if (manifest) throw damaged('something follows its end');
    if (name === MANIFEST) {
      manifest = parse(name, () => manifestSchema.parse(JSON.parse(content.toString('utf8'))));
      continue;
    }
    const sha256 = hashOf(content);
    seen.set(name, { bytes: content.length, sha256 });
    const holds = contentOf(name);
    if (!holds) throw damaged(`it has a file ${JSON.stringify(name)}`);
    if ('resume' in holds) continue;
    const { table } = holds;
    const read = parse(name, () => fromLines(content));
    rows.set(table, (rows.get(table) ?? 0) + read.length);
    if (table !== 'applications') continue;
    for (const row of read)
      if (!isWithoutResume(row) && !seen.has(resumeFile(String(row['resume_key']))))
        throw damaged(`the resume of ${String(row['reference'])} is missing`);
  }
  if (!manifest) throw damaged('it has no end');
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const found = seen.get(name);
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw damaged(`${name} is not what was written`);
  }
  if (seen.size !== Object.keys(manifest.files).length)
    throw damaged('it has files that are not its own');
  for (const [table, count] of Object.entries(manifest.rows))
    if ((rows.get(table) ?? 0) !== count) throw damaged(`rows of ${table} are missing`);
  return manifest;
};
