/**
 * Waits for work, but so long at most.
 *
 * @param ms - after so many ms it resolves, whatever becomes of the work
 * @throws the error of the work, where that comes in time
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
