import { join } from 'node:path';
import type { Settings } from '../../runtime/settings/index.ts';
import { createFileStore, type ResumeStore } from './store.ts';

export const fileStoreOf = (dataDir: string): ResumeStore =>
  createFileStore(join(dataDir, 'resumes'));

/**
 * Opens the store of the settings: the bucket, else the files of `dataDir`. The bucket is not called yet, so this
 * succeeds while it is down.
 */
export const openResumeStore = async ({
  dataDir,
  bucket,
}: Pick<Settings, 'dataDir' | 'bucket'>): Promise<ResumeStore> => {
  if (!bucket) return fileStoreOf(dataDir);
  // The client takes memory and time to load, so it is loaded only when there is a bucket.
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(bucket);
};
