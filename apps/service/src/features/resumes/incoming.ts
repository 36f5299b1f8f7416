import { createReadStream, read } from 'node:fs';
import {
  copyFile,
  type FileHandle,
  open,
  readdir,
  rename,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { busy } from '../../http/problem/index.ts';
import { unlessMissing } from '../../runtime/unless-missing.ts';
import { inFolder } from './folder.ts';

/** File in which a resume arrives. It is empty at first, and belongs to one resume until it is discarded or moved. */
export interface IncomingFile {
  readonly path: string;
  /**
   * Appends a piece. Resolves when all of it was written.
   *
   * @throws ApiError of kind `unavailable` when all files together would hold too much
   */
  write(piece: Buffer): Promise<void>;
  /** Completes the resume. If its store moves the file itself, the file is on the disk afterwards. */
  arrived(): Promise<void>;
  /** Streams its bytes from the start, in pieces of at most `pieceBytes`. */
  readonly content: (pieceBytes: number) => Readable;
  /** Moves a completed resume to another path. */
  moveTo(path: string): Promise<void>;
  /** Discards a completed resume. A file that is gone already is no error. */
  discard(): Promise<void>;
  /** Deletes an incomplete resume. */
  remove(): Promise<void>;
}

/** Largest sum of all arriving files, in bytes: fifty of the largest. */
const LARGEST_TOGETHER_BYTES = 256 * 1024 * 1024;

/** Emptied files kept for the next resumes: as many as arrive at the same time in a crowd. */
const MOST_EMPTIED = 64;

const remove = async (path: string): Promise<void> => unlessMissing(unlink(path));

/**
 * Moves a file, also to another disk. A copy that a crash leaves there belongs to no application, and is cleaned up as
 * such.
 */
const move = async (path: string, target: string): Promise<void> => {
  try {
    await rename(path, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(path, target);
    const copy = await open(target, 'r+');
    try {
      await copy.sync();
    } finally {
      await copy.close();
    }
    await unlink(path);
  }
};

/** Writes a piece at an offset of a file. A nearly full disk writes only a part at a time. */
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

/** Returns the parts that all arriving files share. */
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

/** Creates a new file for each resume, which is moved to its place in the store. */
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
        await move(path, target);
        letGo(path);
      },
      discard,
      remove: async () => {
        await file.close();
        await discard();
      },
    };
  };

/** Keeps the file open after a stream on it ends or is destroyed. */
const leaveOpen = (_fd: number, done: (error?: Error | null) => void) => done();

/**
 * Reuses open files, whose resumes are only passed on: they are emptied and filled again. ext4 without a journal is
 * slow to create files where many were deleted in the last minutes. Budget: 150 applications a second (`npm run faults`).
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
        // By its descriptor: a stream of the handle would leave a listener on it each time.
        createReadStream(path, {
          fd: file.fd,
          fs: { read, close: leaveOpen },
          start: 0,
          end: Math.max(0, size() - 1),
          highWaterMark: pieceBytes,
        }),
      moveTo: async (target) => {
        await file.close();
        await move(path, target);
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

/** Names of the service's own files: their ids. Other files in the folder are left alone. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming');

/**
 * Opens the folder of arriving resumes. If the store moves the received file itself, each resume has a new file, else
 * files are reused.
 */
export const openIncoming = (
  dataDir: string,
  { keepsFile }: { readonly keepsFile: boolean },
  largestTogether = LARGEST_TOGETHER_BYTES,
) => {
  const folder = incomingFolder(dataDir);
  const emptied: OpenFile[] = [];
  const openFile = keepsFile ? openToKeep(folder) : openToPassOn(folder, emptied);
  /** Bytes of the files in use, by path. The clean-up spares them, however old a wrong clock makes them look. */
  const held = new Map<string, number>();
  let together = 0;
  const letGo = (path: string) => {
    together -= held.get(path) ?? 0;
    held.delete(path);
  };
  return {
    /** @param id - generated, the name of the file if it is a new one */
    open: async (id: string): Promise<IncomingFile> => {
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
    /** Deletes files received before `olderThan` (ms since 1970) whose process was killed. */
    discardAbandoned: async (olderThan: number) => {
      const isOurs = (path: string) => held.has(path) || emptied.some((each) => each.path === path);
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => ID.test(each))) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < olderThan && !isOurs(path)) await rm(path, { force: true });
      }
    },
    /** Deletes the emptied files that wait to be filled again. */
    close: async () => {
      await Promise.all(emptied.splice(0).map(closeAndRemove));
    },
  };
};

export type Incoming = ReturnType<typeof openIncoming>;
