/**
 * Waits for the result of work, with a timeout.
 *
 * @param ms - timeout in ms, after which it resolves with `undefined` whatever becomes of the work
 * @throws the error of the work, when it fails in time
 */
export const atMost = async <T>(ms: number, work: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
