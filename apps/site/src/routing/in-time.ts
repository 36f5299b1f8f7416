/** Time that a request for code may take, in ms. */
const PATIENCE_MS = 5000;

/** Returns what was loaded, or `undefined` when it takes too long. A request may hang without an error. */
export const inTime = <T>(loading: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    loading,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
