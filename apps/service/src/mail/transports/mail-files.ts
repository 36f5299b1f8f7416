import { open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../../runtime/unless-missing.ts';

/** Returns the folder that mails are written to without an SMTP server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Returns the name that a mail's file has until it is complete. A crash may leave it behind. */
export const begunName = (name: string): string => `.${name}.tmp`;

const MAIL_NAME = /\.eml(?:\.tmp)?$/;

/** More bytes than the headers of any mail of the service. */
const HEAD_BYTES = 16_384;

const readHead = async (path: string): Promise<string> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n');
    // A long header continues on lines that begin with a blank (RFC 5322 §2.2.3).
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
  const names = (await unlessMissing(readdir(folder))) ?? [];
  let removed = 0;
  for (const name of names.filter((file) => MAIL_NAME.test(file))) {
    const path = join(folder, name);
    if (!(await isMeant(path))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
};

/**
 * Deletes the mail files to an address, and others by their names, begun ones too. Returns the number of deleted files.
 *
 * @param address - in lower case
 * @param names - files of the mails that tell the office about the person with the address
 */
export const removeMailFilesOf = async (
  folder: string,
  address: string,
  names: readonly string[],
): Promise<number> => {
  const others = new Set(
    names.flatMap((name) => [join(folder, name), join(folder, begunName(name))]),
  );
  return removeWhere(
    folder,
    async (path) =>
      others.has(path) ||
      addressesIn((await unlessMissing(readHead(path))) ?? '').includes(address),
  );
};

/**
 * Deletes the mail files written by `until` (ms since 1970), begun ones too. Returns the number of deleted files.
 *
 * @param left - time before which the last run left no file (ms since 1970). An older file was stamped by a clock
 *   that was behind; it gets the current time.
 */
export const removeMailFilesUntil = async (
  folder: string,
  until: number,
  left = -Infinity,
): Promise<number> =>
  removeWhere(folder, async (path) => {
    const found = await unlessMissing(stat(path));
    if (found === undefined || found.mtimeMs > until) return false;
    if (found.mtimeMs >= left) return true;
    const now = new Date();
    await unlessMissing(utimes(path, now, now));
    return false;
  });
