import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two texts. The time reveals nothing about where they differ. */
export const isEqualInConstantTime = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** Least time of an answer whose time must not reveal anything, in ms. */
export const SIGN_IN_TAKES_MS = 60;

/**
 * Runs work that takes less than `ms`, and resolves or rejects after `ms`. The time thus hides whether a statement more
 * or less was needed.
 */
export const takingAtLeast = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const until = performance.now() + ms;
  try {
    return await work();
  } finally {
    const left = until - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
};
