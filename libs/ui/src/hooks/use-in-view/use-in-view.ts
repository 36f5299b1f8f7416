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
 * false. The element must be there when the caller is mounted: call it in the component that renders the element.
 */
export const useInView = (
  element: RefObject<Element | null>,
  { once = true, rootMargin = '0px', amount = 0 }: InViewOptions = {},
): boolean => {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    if (element.current === null) return;
    const leave = () => setInView(false);
    return watch(
      element.current,
      () => {
        setInView(true);
        return once ? undefined : leave;
      },
      // Motion's type names pairs of margins only; the browser takes them all.
      { margin: rootMargin as `${number}px`, amount },
    );
  }, [element, once, rootMargin, amount]);

  return inView;
};
