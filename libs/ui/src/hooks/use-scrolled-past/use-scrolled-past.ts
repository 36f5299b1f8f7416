'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/**
 * Whether the page is scrolled further than `distance` px from its top; false on the server. Styles are
 * told of 100 px by `keepScrollMark`.
 */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
