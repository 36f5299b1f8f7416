import { createReadStream, read } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { busy } from '../problem/index.ts';
import { inFolder } from './folder.ts';
import type { ResumeStore } from './store.ts';

/** A file that a resume arrives in: empty at first, and one resume's alone until it is let go of. */
export interface IncomingFile {
  readonly path: string;
  /**
   * Appends to it; resolves when all of it was taken.
   *
   * @throws ProblemError of type `unavailable` where all files together would hold too much
   */
  write(piece: Buffer): Promise<void>;
  /** Says that the resume is whole: where its store moves the very file, it is on the disk afterwards. */
  arrived(): Promise<void>;
  /** Its bytes, from the first on, in pieces of at most `pieceBytes`. */
  readonly content: (pieceBytes: number) => Readable;
  /** Moves it to another path on the same disk, once it arrived. */
  moveTo(path: string): Promise<void>;
  /** Lets go of what arrived; a file that is gone already is no error. */
  discard(): Promise<void>;
  /** Deletes what did not arrive whole. */
  remove(): Promise<void>;
}

/** Where resumes lie while they arrive. */
export interface Incoming {
  /** @param id - generated; what the file is called where it is a new one */
  open(id: string): Promise<IncomingFile>;
  /** Deletes what was received before `olderThan` (ms since 1970) and is nobody's: its process was killed. */
  readonly discardAbandoned: (olderThan: number) => Promise<void>;
  /** Deletes the files that only wait to be filled again. */
  close(): Promise<void>;
}

/** What all files together may hold, in bytes: fifty of the largest. */
const LARGEST_TOGETHER_BYTES = 256 * 1024 * 1024;

/** How many emptied files wait at most to be filled again: as many as arrive at the same moment in a crowd. */
const MOST_EMPTIED = 64;

const remove = async (path: string): Promise<void> =>
  unlink(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  });

/** Writes a piece at a place of a file; a disk that has room for a part of it takes that part first. */
const writeAt = async (file: FileHandle, piece: Buffer, position: number): Promise<void> => {
  for (let done = 0; done < piece.length;) {
    const left = piece.length - done;
    const { bytesWritten } = await file.write(piece, done, left, position + done);
    done += bytesWritten;
  }
};

interface OpenFile {
  readonly path: string;
  readonly file: FileHandle;
}

const openNew = async (folder: string, id: string): Promise<OpenFile> => {
  const path = join(folder, id);
  return { path, file: await inFolder(folder, async () => open(path, 'wx+', 0o600)) };
};

/** What all files have in common, until they have arrived. */
const fileOf = ({ path, file }: OpenFile) => {
  let size = 0;
  return {
    path,
    size: () => size,
    write: async (piece: Buffer) => {
      await writeAt(file, piece, size);
      size += piece.length;
    },
  };
};

const closeAndRemove = async ({ path, file }: OpenFile): Promise<void> => {
  await file.close();
  await remove(path);
};

type OpenIncomingFile = (id: string, letGo: (path: string) => void) => Promise<IncomingFile>;

/** Files that are moved to where they stay: each is a new one. */
const openToKeep =
  (folder: string): OpenIncomingFile =>
  async (id, letGo) => {
    const opened = await openNew(folder, id);
    const { path, file } = opened;
    const { write } = fileOf(opened);
    const discard = async () => {
      await remove(path);
      letGo(path);
    };
    return {
      path,
      write,
      arrived: async () => {
        await file.sync();
        await file.close();
      },
      content: (pieceBytes) => createReadStream(path, { highWaterMark: pieceBytes }),
      moveTo: async (target) => {
        await rename(path, target);
        letGo(path);
      },
      discard,
      remove: async () => {
        await file.close();
        await discard();
      },
    };
  };

/** The file outlives the streams that read it, those that are destroyed too. */
const leaveOpen = (_fd: number, done: (error?: Error | null) => void) => {
  done();
};

/**
 * Files that are only passed on: they stay open, are emptied, and filled again. A file system without a
 * journal, such as ext4's, is slow to make files where many were deleted in the last minutes.
 */
const openToPassOn =
  (folder: string, emptied: OpenFile[]): OpenIncomingFile =>
  async (id, letGo) => {
    const opened = emptied.pop() ?? (await openNew(folder, id));
    const { path, file } = opened;
    const { write, size } = fileOf(opened);
    return {
      path,
      write,
      arrived: async () => Promise.resolve(),
      content: (pieceBytes) =>
        // By its number: a stream of the handle itself would leave a listener on it each time.
        createReadStream(path, {
          fd: file.fd,
          fs: { read, close: leaveOpen },
          start: 0,
          end: Math.max(0, size() - 1),
          highWaterMark: pieceBytes,
        }),
      moveTo: async (target) => {
        await file.close();
        await rename(path, target);
        letGo(path);
      },
      discard: async () => {
        await file.truncate();
        letGo(path);
        if (emptied.length < MOST_EMPTIED) emptied.push(opened);
        else await closeAndRemove(opened);
      },
      remove: async () => {
        await closeAndRemove(opened);
        letGo(path);
      },
    };
  };

/** What a file of ours is called: its id. Anything else in the folder is somebody else's. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming');

/** Where resumes lie until the store keeps them: where the store moves the very file, it is made for that. */
export const openIncoming = (
  dataDir: string,
  { keepsFile }: Pick<ResumeStore, 'keepsFile'>,
  largestTogether = LARGEST_TOGETHER_BYTES,
): Incoming => {
  const folder = incomingFolder(dataDir);
  const emptied: OpenFile[] = [];
  const openFile = keepsFile ? openToKeep(folder) : openToPassOn(folder, emptied);
  /** What somebody's files hold in bytes, by path; theirs however old a clock that was set makes them look. */
  const held = new Map<string, number>();
  let together = 0;
  const letGo = (path: string) => {
    together -= held.get(path) ?? 0;
    held.delete(path);
  };
  return {
    open: async (id) => {
      const file = await openFile(id, letGo);
      const { path } = file;
      held.set(path, 0);
      return {
        ...file,
        write: async (piece) => {
          if (together + piece.length > largestTogether) throw busy();
          together += piece.length;
          held.set(path, (held.get(path) ?? 0) + piece.length);
          await file.write(piece);
        },
      };
    },
    discardAbandoned: async (olderThan) => {
      const isOurs = (path: string) => held.has(path) || emptied.some((each) => each.path === path);
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => ID.test(each))) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < olderThan && !isOurs(path)) await rm(path, { force: true });
      }
    },
    close: async () => {
      await Promise.all(emptied.splice(0).map(closeAndRemove));
    },
  };
};
