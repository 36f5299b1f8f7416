import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `duration` ms, not counting the time it was paused. */
export const useTimer = (duration: number, paused: boolean, onEnd: () => void): void => {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || left.current === Infinity) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [paused]);
};
