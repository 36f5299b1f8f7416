import { useSyncExternalStore } from 'react';

let sent: number | undefined;
const listeners = new Set<() => void>();

/** Says how much of the application that is being sent has gone out, from 0 to 1; `undefined`: none is. */
export const reportUpload = (progress: number | undefined): void => {
  sent = progress;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How much of the application that is being sent has gone out, from 0 to 1. */
export const useUploadProgress = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => sent,
    () => undefined,
  );
