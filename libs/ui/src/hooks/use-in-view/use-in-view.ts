'use client';

import { inView as watch } from 'motion';
import { useEffect, useState, type RefObject } from 'react';

export interface InViewOptions {
  /** Stays true once it has been in view; true by default. */
  readonly once?: boolean | undefined;
  /** Grows or shrinks the view, as CSS margins in px or %: '0px 0px -10% 0px'. */
  readonly rootMargin?: string | undefined;
  /** The part of the element that must be in view, 0 to 1; 0 by default. */
  readonly amount?: number | undefined;
}

/**
 * Returns whether an element is in view. False on the server and at the first render, so hide nothing while it is
 * false, and while the element is not there. Call it in the component that renders the element, which may do so later.
 */
export const useInView = (
  element: RefObject<Element | null>,
  { once = true, rootMargin = '0px', amount = 0 }: InViewOptions = {},
): boolean => {
  const [inView, setInView] = useState(false);
  const [watched, setWatched] = useState<Element | null>(null);

  // oxlint-disable-next-line react/exhaustive-deps -- an element can come, go and be replaced with any rendering
  useEffect(() => {
    setWatched(element.current);
  });

  useEffect(() => {
    if (watched === null) return;
    const leave = () => setInView(false);
    const stop = watch(
      watched,
      () => {
        setInView(true);
        return once ? undefined : leave;
      },
      // Motion's type names pairs of margins only; the browser takes them all.
      { margin: rootMargin as `${number}px`, amount },
    );
    return () => {
      stop();
      if (!once) leave();
    };
  }, [watched, once, rootMargin, amount]);

  return inView;
};
