import { useLayoutEffect, useState } from 'react';

export const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const NARROW_REM = 38;

/** Returns whether there is too little room for columns. The fields of a row then stand below one another. */
export const useNarrow = (element: HTMLElement | null): boolean => {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < NARROW_REM * rem()));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
};
