'use client';

import { useEffect, useState, type RefObject } from 'react';
import { countAt, countUpSteps, countUpStepTime } from './steps.ts';

export { countAt, countUpSteps, countUpStepTime };

/**
 * Counts from 0 to `target`, once, when the element scrolls into view. Visitors who asked for
 * reduced motion see no counting.
 *
 * @returns the number to show while counting; `null` before and after, when the target itself is to
 * be shown: so it is in the server's HTML, and there without JavaScript.
 */
export const useCountUp = (target: number, element: RefObject<Element | null>): number | null => {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    if (element.current === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const start = performance.now();
      setCount(0);
      timer = setInterval(() => {
        // By the clock: a busy browser leaves steps out, and still arrives after a second.
        const step = Math.floor((performance.now() - start) / countUpStepTime);
        if (step < countUpSteps) {
          setCount(countAt(target, step));
        } else {
          clearInterval(timer);
          setCount(null);
        }
      }, countUpStepTime);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      setCount(null);
    };
  }, [target, element]);

  return count;
};
