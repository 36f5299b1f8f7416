/** How long an answer that must not tell anything by its time takes at least, in ms. */
export const SIGN_IN_TAKES_MS = 60;

/**
 * Does work that is shorter than that, and takes as long whatever comes of it: whether a statement more or
 * less was needed is not to be told from outside.
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
