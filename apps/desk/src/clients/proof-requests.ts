import { ApiError } from '@example/api/problem';

interface Waiter {
  readonly go: () => void;
  readonly fail: (error: ApiError) => void;
}

/** Holds the calls that wait until the member has given a code of the authenticator. */
export const createProofRequests = () => {
  const waiters = new Set<Waiter>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Returns whether somebody waits, for `useSyncExternalStore`. */
    isAsking: () => waiters.size > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Resolves once the member has given a code. Rejects with `proof-required` when they do not want to, with `aborted`
     * when the signal says so.
     */
    ask: async (signal?: AbortSignal) =>
      new Promise<void>((go, fail) => {
        const aborted = () => new ApiError('aborted', 'aborted by the caller');
        if (signal?.aborted) {
          fail(aborted());
          return;
        }
        const waiter = { go, fail };
        waiters.add(waiter);
        signal?.addEventListener(
          'abort',
          () => {
            if (!waiters.delete(waiter)) return;
            fail(aborted());
            tell();
          },
          { once: true },
        );
        tell();
      }),
    /** Ends the waiting of all. */
    settle: (isProven: boolean) => {
      const settled = [...waiters];
      waiters.clear();
      for (const { go, fail } of settled)
        if (isProven) go();
        else fail(new ApiError('proof-required', 'no code was given'));
      tell();
    },
  };
};

export type ProofRequests = ReturnType<typeof createProofRequests>;
