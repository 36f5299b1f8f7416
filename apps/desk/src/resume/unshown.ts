import { withinTime } from '../clients/within-time.ts';
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
 * Awaits the reading of a file.
 *
 * @param limit - in ms
 * @throws UnshownError `slow` when it took longer
 */
export const readInTime = async <T>(reading: Promise<T>, limit: number): Promise<T> =>
  withinTime(reading, limit, () => new UnshownError('slow'));
