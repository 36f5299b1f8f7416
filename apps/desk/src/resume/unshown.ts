import type { messages } from '../messages/applications.ts';

export type UnshownReason = Exclude<keyof typeof messages.resume.problems, 'viewer'>;

/** Thrown for a file that exists but cannot be shown. */
export class UnshownError extends Error {
  readonly reason: UnshownReason;

  constructor(reason: UnshownReason, options?: ErrorOptions) {
    super(`the file is ${reason}`, options);
    this.name = 'UnshownError';
    this.reason = reason;
  }
}

/** Returns the reason of a failure; `broken` for any other error. */
export const reasonOf = (error: unknown): UnshownReason =>
  error instanceof UnshownError ? error.reason : 'broken';

/**
 * Awaits a promise with a time limit.
 *
 * @param limit - in ms
 * @throws UnshownError `slow` when it took longer
 */
export const withinTime = async <T>(work: Promise<T>, limit: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UnshownError('slow')), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
