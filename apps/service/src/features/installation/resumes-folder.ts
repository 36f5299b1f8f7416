import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../../runtime/unless-missing.ts';
import { readMeta, type Storage, writeMeta } from '../../storage/index.ts';

/** Name of the row in `meta`, and of the file, with the id of the folder that holds the resumes. */
export const RESUMES_FOLDER = 'resumes_folder';

/** Returns the id of a `DATA_DIR`, which it gets at first use. */
const idOf = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, RESUMES_FOLDER);
  const known = await unlessMissing(readFile(file, 'utf8'));
  if (known !== undefined) return known;
  const id = randomUUID();
  await writeFile(file, id, { mode: 0o600 });
  return id;
};

/**
 * Notes which `DATA_DIR` holds the resumes of the database. Returns true when it was another one before: the folder was
 * lost, or another instance has a folder of its own.
 */
export const wasInOtherFolder = async (
  { transact }: Pick<Storage, 'transact'>,
  dataDir: string,
): Promise<boolean> => {
  const value = await idOf(dataDir);
  return transact(async (db) => {
    const before = await readMeta(db, RESUMES_FOLDER);
    if (before === value) return false;
    await writeMeta(db, RESUMES_FOLDER, value);
    return before !== undefined;
  });
};
