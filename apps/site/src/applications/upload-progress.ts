import { useSyncExternalStore } from 'react';

let sent: number | undefined;
const listeners = new Set<() => void>();

/** Sets the upload's progress from 0 to 1; `undefined` ends it. */
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

/** Returns the upload's progress from 0 to 1; `undefined` when none is under way. */
export const useUploadProgress = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => sent,
    () => undefined,
  );
