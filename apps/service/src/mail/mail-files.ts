import { open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Where mails are written to without an SMTP server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** More than the headers of any mail of ours. */
const HEAD_BYTES = 16_384;

const readHead = async (path: string): Promise<string> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n');
    // A long header goes on in lines that begin with a blank (RFC 5322 §2.2.3).
    return head.replaceAll(/\r\n[ \t]/g, ' ');
  } finally {
    await file.close();
  }
};

const addressesIn = (head: string): readonly string[] =>
  head
    .split('\r\n')
    .filter((line) => /^to:/i.test(line))
    .flatMap((line) => line.match(/[^\s<>,:;"]+@[^\s<>,:;"]+/g) ?? [])
    .map((address) => address.toLowerCase());

const removeWhere = async (
  folder: string,
  isMeant: (path: string) => Promise<boolean>,
): Promise<number> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const path = join(folder, name);
    if (!(await isMeant(path))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
};

/** A file that went away in between is no error. */
const unlessGone = async <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });

/**
 * Deletes the mail files to an address, and others by their names; says how many.
 *
 * @param address - in lower case
 * @param names - those of the mails that tell the office of whoever has the address
 */
export const removeMailFilesOf = async (
  folder: string,
  address: string,
  names: readonly string[],
): Promise<number> => {
  const others = new Set(names.map((name) => join(folder, name)));
  return removeWhere(
    folder,
    async (path) =>
      others.has(path) || addressesIn((await unlessGone(readHead(path))) ?? '').includes(address),
  );
};

/**
 * Deletes the mail files written by `until` (ms since 1970); says how many.
 *
 * @param left - nothing older than this can be there (ms since 1970): a clock that was behind has stamped
 *   what is, which is from now on as old as it is found
 */
export const removeMailFilesUntil = async (
  folder: string,
  until: number,
  left = -Infinity,
): Promise<number> =>
  removeWhere(folder, async (path) => {
    const found = await unlessGone(stat(path));
    if (found === undefined || found.mtimeMs > until) return false;
    if (found.mtimeMs >= left) return true;
    const now = new Date();
    await unlessGone(utimes(path, now, now));
    return false;
  });
