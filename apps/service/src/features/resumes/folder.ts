import { mkdir } from 'node:fs/promises';

/** Runs work in a folder, which is created if it is missing. */
export const inFolder = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return work();
  }
};
