import { type Ownership, OtherInstallationError } from '../features/installation/index.ts';
import type { ResumeStore } from '../features/resumes/index.ts';
import { atMost } from '../runtime/clock/at-most.ts';
import type { Logger } from 'pino';
import { isUnavailable } from '../storage/index.ts';

/** Longest wait of a start for a bucket, in ms. Pages and most forms need none. */
const BUCKET_PATIENCE_MS = 5_000;

interface Places {
  readonly ownership: Pick<Ownership, 'confirm'>;
  readonly store: Pick<ResumeStore, 'place' | 'tryOut'>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

/**
 * Finds out at the start whose the places of the resumes are, and tries a bucket. One that does not answer is warned of,
 * and asked again before anything is done to resumes.
 *
 * @throws OtherInstallationError, when that is known in time; the errors of the database and the disk
 */
export const confirmPlaces = async ({ ownership, store, log }: Places): Promise<void> => {
  const confirm = async () => {
    try {
      await ownership.confirm();
      await store.tryOut?.();
    } catch (error) {
      if (error instanceof OtherInstallationError || !isUnavailable(error)) throw error;
      log.warn(
        { err: error },
        'resumes cannot be stored now; whose they are is found out before anything is done to them',
      );
    }
  };
  const answer = confirm().then(() => true);
  if (await (store.place ? atMost(BUCKET_PATIENCE_MS, answer) : answer)) return;
  log.warn('the bucket of S3_URL does not answer; the start does not wait for it');
  answer.catch((error: unknown) => {
    log.error({ err: error }, 'resumes cannot be stored');
  });
};
