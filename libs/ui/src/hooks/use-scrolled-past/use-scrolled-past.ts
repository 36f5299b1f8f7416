'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/**
 * Returns whether the page is scrolled further than `distance` px from its top; false on the server.
 * For styles, `keepScrollMark` marks a distance of 100 px.
 */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
