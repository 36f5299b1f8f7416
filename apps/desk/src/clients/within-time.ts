import { ApiError } from '@example/api/problem';

/**
 * Awaits a promise with a time limit.
 *
 * @param limit - in ms
 * @param late - returns the error that is thrown when it took longer
 */
export const withinTime = async <T>(
  work: Promise<T>,
  limit: number,
  late: () => Error,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limit);
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    clearTimeout(timer);
  }
};

/** Time limit for the code of a view, in ms. */
const CODE_LIMIT_MS = 15_000;

/** Words by which browsers and the bundler say that a module or its styles did not come. */
const NOT_LOADED = /import|preload/i;

/**
 * Awaits code that is loading. Its request may hang without an error.
 *
 * @throws ApiError `unreachable` when it did not come, `timeout` when it took longer than 15 s
 */
export const codeInTime = async <T>(loading: Promise<T>): Promise<T> =>
  withinTime(
    loading.catch((cause: unknown) => {
      if (!(cause instanceof Error) || !NOT_LOADED.test(cause.message)) throw cause;
      throw new ApiError('unreachable', 'the code did not come', { cause });
    }),
    CODE_LIMIT_MS,
    () => new ApiError('timeout', 'the code did not come in time'),
  );
