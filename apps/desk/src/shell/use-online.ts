import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', changed, { signal });
  window.addEventListener('offline', changed, { signal });
  return () => listening.abort();
};

/** Returns whether the browser reports a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
