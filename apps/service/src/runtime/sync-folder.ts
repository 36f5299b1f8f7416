import { open } from 'node:fs/promises';

/** Resolves when the names of a folder's files are synced to the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
