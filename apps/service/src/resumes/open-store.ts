import { join } from 'node:path';
import type { Settings } from '../settings/index.ts';
import { createFileStore, type ResumeStore } from './store.ts';

/** The resumes that are files of `dataDir`. */
export const fileStoreOf = (dataDir: string): ResumeStore =>
  createFileStore(join(dataDir, 'resumes'));

/**
 * The store of the settings: the bucket, else the files of `dataDir`. Nothing is asked of the bucket
 * yet, so this succeeds while it is down.
 */
export const openResumeStore = async ({
  dataDir,
  bucket,
}: Pick<Settings, 'dataDir' | 'bucket'>): Promise<ResumeStore> => {
  if (!bucket) return fileStoreOf(dataDir);
  // The client takes memory and time to load: only who has a bucket pays for it.
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(bucket);
};
