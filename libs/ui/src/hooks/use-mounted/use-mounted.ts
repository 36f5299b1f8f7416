'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns whether the page is hydrated: false on the server and during hydration, true from then on,
 * also at the first render of components that are mounted later.
 */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
