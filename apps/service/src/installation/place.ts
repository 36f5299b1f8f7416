import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** What an installation's mark is called, in a folder and in a bucket. */
export const MARK = 'installation';

/** Where something is kept that belongs to one installation: `DATA_DIR`, or a bucket. */
export interface OwnedPlace {
  /** What the operator knows it by. */
  readonly name: string;
  /** The installation that has left its mark; `undefined` where none has. */
  readOwner(): Promise<string | undefined>;
  /** Leaves the mark of an installation; it is there for good once this resolves. */
  writeOwner(installation: string): Promise<void>;
}

/** The installation that a mark's text names. */
export const ownerIn = (text: string): string | undefined => text.trim() || undefined;

export const markOf = (installation: string): string => `${installation}\n`;

/** `DATA_DIR` as the place of an installation: its mark is a file of it. */
export const dataDirPlace = (dataDir: string): OwnedPlace => {
  const file = join(dataDir, MARK);
  return {
    name: `DATA_DIR ${dataDir}`,
    readOwner: async () => {
      try {
        return ownerIn(await readFile(file, 'utf8'));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    writeOwner: async (installation) => {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const temporary = `${file}.new`;
      const handle = await open(temporary, 'w', 0o600);
      try {
        await handle.writeFile(markOf(installation));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, file);
      const folder = await open(dataDir, 'r');
      try {
        await folder.sync();
      } finally {
        await folder.close();
      }
    },
  };
};
