'use client';

import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether an element has been rendered at its present width. A closed one keeps the size of
 * its last rendering (`contain-intrinsic-size: auto`): it must be open for two frames at each new width.
 */
export const useSettled = (element: RefObject<Element | null>): boolean => {
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    if (element.current === null) return;
    let width = -1;
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.width ?? width;
      if (next === width) return;
      width = next;
      setSettled(false);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setSettled(true));
      });
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);

  return settled;
};
