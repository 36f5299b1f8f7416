import { useEffect, useEffectEvent, useRef } from 'react';

/** The longest time of a browser's timer, in ms; one that is longer ends at once. */
const LONGEST = 2 ** 31 - 1;

/** Calls `onEnd` after `duration` ms, not counting the time it was paused; never where it is more than 24 days. */
export const useTimer = (duration: number, paused: boolean, onEnd: () => void): void => {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || left.current > LONGEST) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [paused]);
};
