import type { words } from '../words/applications.ts';

/** Why a file cannot be shown. */
export type UnshownReason = Exclude<keyof typeof words.resume.problems, 'viewer'>;

/** A file that is there and cannot be shown. */
export class UnshownError extends Error {
  readonly reason: UnshownReason;

  constructor(reason: UnshownReason, options?: ErrorOptions) {
    super(`the file is ${reason}`, options);
    this.name = 'UnshownError';
    this.reason = reason;
  }
}

/** What is said of a failure: a file that nothing else is known of is broken. */
export const reasonOf = (error: unknown): UnshownReason =>
  error instanceof UnshownError ? error.reason : 'broken';

/**
 * What a promise becomes, within a time.
 *
 * @param limit - in ms
 * @throws UnshownError `slow` where it took longer
 */
export const withinTime = async <T>(work: Promise<T>, limit: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new UnshownError('slow'));
    }, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
