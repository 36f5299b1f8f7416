import { useSyncExternalStore } from 'react';
import { dateOf } from '../messages/dates.ts';

const MINUTE_MS = 60_000;

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};

/** Returns the day in Asia/Kolkata, `yyyy-MM-dd`. Follows midnight within a minute. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => dateOf(Date.now()));
