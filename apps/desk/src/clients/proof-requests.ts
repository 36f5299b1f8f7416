import { ApiError } from '@example/api/problem';

interface Waiter {
  readonly go: () => void;
  readonly fail: (error: ApiError) => void;
}

/** Calls that wait until the member has given a code of the authenticator. */
export interface ProofRequests {
  /** Returns whether somebody waits, for `useSyncExternalStore`. */
  readonly isAsking: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Resolves once the member has given a code. Rejects with `proof-required` when they do not want to, with `aborted`
   * when the signal says so.
   */
  readonly ask: (signal?: AbortSignal) => Promise<void>;
  /** Ends the waiting of all. */
  readonly settle: (isProven: boolean) => void;
}

export const createProofRequests = (): ProofRequests => {
  const waiters = new Set<Waiter>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    isAsking: () => waiters.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: async (signal) =>
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
    settle: (isProven) => {
      const settled = [...waiters];
      waiters.clear();
      for (const { go, fail } of settled)
        if (isProven) go();
        else fail(new ApiError('proof-required', 'no code was given'));
      tell();
    },
  };
};
