import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './sync-folder.ts';
import { unlessMissing } from './unless-missing.ts';

/** Name of the mark, as a file and as an object in a bucket. */
export const MARK = 'installation';

/** Place that belongs to one installation: `DATA_DIR` or a bucket. */
export interface OwnedPlace {
  /** Name shown to the operator. */
  readonly name: string;
  /** Returns the installation id in the mark; `undefined` when there is none. */
  readOwner(): Promise<string | undefined>;
  /** Writes the mark of an installation; resolves when it is stored durably. */
  writeOwner(installation: string): Promise<void>;
}

export const ownerIn = (text: string): string | undefined => text.trim() || undefined;

export const markOf = (installation: string): string => `${installation}\n`;

export const dataDirPlace = (dataDir: string): OwnedPlace => {
  const file = join(dataDir, MARK);
  return {
    name: `DATA_DIR ${dataDir}`,
    readOwner: async () => ownerIn((await unlessMissing(readFile(file, 'utf8'))) ?? ''),
    writeOwner: async (installation) => {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const temporary = `${file}.new`;
      await writeFile(temporary, markOf(installation), { mode: 0o600, flush: true });
      await rename(temporary, file);
      await syncFolder(dataDir);
    },
  };
};
