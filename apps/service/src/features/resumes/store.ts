import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { OwnedPlace } from '../../runtime/owned-place.ts';
import { syncFolder } from '../../runtime/sync-folder.ts';
import { unlessMissing } from '../../runtime/unless-missing.ts';
import { inFolder } from './folder.ts';
import type { ReceivedResume } from './received.ts';

export interface StoredFile {
  readonly key: string;
  /** Time at which it was stored, in ms since 1970. */
  readonly storedAt: number;
}

/** Bytes of a stored resume. Read them to their end, or destroy the stream. */
export interface StoredContent {
  readonly size: number;
  readonly content: Readable;
}

/**
 * Store of resumes under generated keys, which are never served to the public. While it is unavailable its functions
 * reject with an error that `isUnavailable` recognises.
 */
export interface ResumeStore {
  /** True when it keeps the received file itself, which must then be on the disk. */
  readonly keepsFile: boolean;
  /** Place of its owner's mark; `undefined` when the mark of `DATA_DIR` covers it. */
  readonly place?: OwnedPlace;
  /**
   * Stores, reads and deletes a small object, when another service does the storing. Rejects with the step that failed.
   */
  tryOut?(): Promise<void>;
  /** Moves a received resume into the store. Resolves when a crash can no longer lose it. */
  keep(received: ReceivedResume, key: string): Promise<void>;
  /** Reads a resume at once; `undefined` if it is missing. */
  read(key: string): Promise<Buffer | undefined>;
  /** Streams a resume; `undefined` if it is missing. */
  open(key: string): Promise<StoredContent | undefined>;
  /** Deletes a resume; succeeds if it is missing. */
  remove(key: string): Promise<void>;
  list(): Promise<readonly StoredFile[]>;
}

/** Form of keys. Other files in the folder do not belong to the store. */
export const RESUME_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:pdf|doc|docx)$/;

/**
 * Keeps resumes as files of one folder. Received files are on the same disk, so keeping one is a rename. Files kept at
 * the same time share one sync of the folder.
 */
export const createFileStore = (folder: string): ResumeStore => {
  let waiting: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();
  const syncTogether = async (): Promise<void> => {
    if (!waiting) {
      const turn = running
        .catch(() => undefined)
        .then(async () => {
          waiting = undefined;
          await syncFolder(folder);
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
      await syncTogether();
    },
    read: async (key) => unlessMissing(readFile(join(folder, key))),
    open: async (key) => {
      const file = await unlessMissing(open(join(folder, key)));
      return file && { size: (await file.stat()).size, content: file.createReadStream() };
    },
    remove: async (key) => rm(join(folder, key), { force: true }),
    list: async () => {
      const names = (await unlessMissing(readdir(folder))) ?? [];
      const listed: StoredFile[] = [];
      // One after another: thousands at once would keep all other work from the disk, and take memory each.
      for (const key of names.filter((name) => RESUME_KEY.test(name))) {
        const found = await stat(join(folder, key)).catch(() => undefined);
        // Its bytes were written a moment before it was kept.
        if (found) listed.push({ key, storedAt: found.mtimeMs });
      }
      return listed;
    },
  };
};
