'use client';

import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/**
 * Whether the page is scrolled further than `distance` px from its top; false on the server. Where
 * a scroll-driven animation can say it, that needs no script.
 */
export const useScrolledPast = (distance: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  );
