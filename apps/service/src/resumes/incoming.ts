import { type FileHandle, open, truncate, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder } from './folder.ts';
import type { ResumeStore } from './store.ts';

/** Where resumes lie while they arrive. */
export interface Incoming {
  /** Whether what arrives must be on the disk, not only on its way there, when it has arrived. */
  readonly flush: boolean;
  /** Opens an empty file for what is to arrive. */
  open(id: string): Promise<{ readonly path: string; readonly file: FileHandle }>;
  /** Lets go of what arrived there; a file that is gone already is no error. */
  discard(path: string): Promise<void>;
  /** Deletes what did not arrive whole: something may still write to it. */
  remove(path: string): Promise<void>;
  /** Deletes the files that only wait to be filled again. */
  clear(): Promise<void>;
}

/** How many emptied files wait at most to be filled again: as many as arrive at the same moment in a crowd. */
const MOST_EMPTIED = 64;

const unlessGone = async (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });

const remove = async (path: string) => unlessGone(unlink(path));

/** Files that are moved to where they stay: each is a new one. */
const incomingToKeep = (folder: string): Incoming => ({
  flush: true,
  open: async (id) => {
    const path = join(folder, id);
    return { path, file: await inFolder(folder, async () => open(path, 'wx', 0o600)) };
  },
  discard: remove,
  remove,
  clear: async () => Promise.resolve(),
});

/**
 * Files that are only passed on: they are emptied, and filled again. A file system without a journal,
 * such as ext4's, is slow to make files where many were deleted in the last minutes.
 */
const incomingToPassOn = (folder: string): Incoming => {
  let emptied: string[] = [];
  return {
    flush: false,
    open: async (id) => {
      const path = emptied.pop() ?? join(folder, id);
      return { path, file: await inFolder(folder, async () => open(path, 'w', 0o600)) };
    },
    discard: async (path) => {
      await unlessGone(truncate(path));
      if (emptied.length < MOST_EMPTIED) emptied.push(path);
      else await remove(path);
    },
    remove,
    clear: async () => {
      const paths = emptied;
      emptied = [];
      await Promise.all(paths.map(remove));
    },
  };
};

export const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming');

/** Where resumes lie until the store keeps them: where the store moves the very file, it is made for that. */
export const openIncoming = (
  dataDir: string,
  { keepsFile }: Pick<ResumeStore, 'keepsFile'>,
): Incoming => (keepsFile ? incomingToKeep : incomingToPassOn)(incomingFolder(dataDir));
