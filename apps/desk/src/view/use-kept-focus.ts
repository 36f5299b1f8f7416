import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the focus in the details or the view when the element that has it goes. Returns the ref of the element. */
export const useKeptFocus = <T extends HTMLElement>(): RefObject<T | null> => {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const own = ref.current;
    return () => {
      if (own?.contains(document.activeElement))
        own.closest<HTMLElement>('aside, main')?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
};
