/**
 * Waits for work, with a timeout.
 *
 * @param ms - timeout in ms, after which it resolves whatever becomes of the work
 * @throws the error of the work, when it fails in time
 */
export const atMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
