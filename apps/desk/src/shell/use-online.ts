import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', changed, { signal });
  window.addEventListener('offline', changed, { signal });
  return () => {
    listening.abort();
  };
};

/** Whether the machine has a connection, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
