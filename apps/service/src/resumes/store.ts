import { type FileHandle, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { OwnedPlace } from '../installation/place.ts';
import { inFolder } from './folder.ts';
import type { ReceivedResume } from './received.ts';

/** A stored resume as a store lists it. */
export interface StoredFile {
  readonly key: string;
  /** When it was stored, in ms since 1970. */
  readonly storedAt: number;
}

/** The bytes of a stored resume: to be read to their end, or destroyed. */
export interface StoredContent {
  /** In bytes. */
  readonly size: number;
  readonly content: Readable;
}

/**
 * Where resumes are kept: under generated keys, never served to the public. Where it cannot be used
 * its functions reject with an error that `isUnavailable` knows.
 */
export interface ResumeStore {
  /** Whether it keeps the very file that was received, which must be on the disk then, not only on its way. */
  readonly keepsFile: boolean;
  /** Where its owner's mark is; `undefined` where that of `DATA_DIR` says whose it is. */
  readonly place?: OwnedPlace;
  /** Stores, reads and deletes a small object, where another service does the storing: says what that does not do. */
  tryOut?(): Promise<void>;
  /**
   * Keeps what was received, which is no longer where it was then: resolves when a crash can no longer
   * lose it.
   */
  keep(received: ReceivedResume, key: string): Promise<void>;
  /** The bytes of one, all at once; `undefined` where it is not there. */
  read(key: string): Promise<Buffer | undefined>;
  /** The bytes of one, a piece at a time as they are read; `undefined` where it is not there. */
  open(key: string): Promise<StoredContent | undefined>;
  /** Deletes one; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** All that is there. */
  list(): Promise<readonly StoredFile[]>;
}

const withFolder = async (folder: string, work: (handle: FileHandle) => Promise<void>) => {
  const handle = await open(folder, 'r');
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
};

/** What has the form of a key: anything else in the folder is somebody else's. */
export const RESUME_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:pdf|doc|docx)$/;

/**
 * Resumes as files of one folder. What was received lies on the same disk: keeping it is a rename.
 * Files that ask for it at the same moment share one write of the folder to the disk.
 */
export const createFileStore = (folder: string): ResumeStore => {
  let waiting: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();
  const syncFolder = async (): Promise<void> => {
    if (!waiting) {
      const turn = running
        .catch(() => undefined)
        .then(async () => {
          waiting = undefined;
          await withFolder(folder, async (handle) => handle.sync());
        });
      waiting = turn;
      running = turn;
    }
    return waiting;
  };
  return {
    keepsFile: true,
    keep: async (received, key) => {
      await inFolder(folder, async () => received.moveTo(join(folder, key)));
      await syncFolder();
    },
    read: async (key) =>
      readFile(join(folder, key)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }),
    open: async (key) => {
      const file = await open(join(folder, key)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      });
      return file && { size: (await file.stat()).size, content: file.createReadStream() };
    },
    remove: async (key) => rm(join(folder, key), { force: true }),
    list: async () => {
      const names = await readdir(folder).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      });
      const files = names.filter((name) => RESUME_KEY.test(name));
      const listed = await Promise.all(
        files.map(async (key) => {
          const found = await stat(join(folder, key)).catch(() => undefined);
          // Modified: when its bytes were written, which is a moment before it was kept.
          return found ? [{ key, storedAt: found.mtimeMs }] : [];
        }),
      );
      return listed.flat();
    },
  };
};
