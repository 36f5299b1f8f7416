'use client';

import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';
import { activeElementFor } from '../../internal/active-element/active-element.ts';
import { listen } from '../../internal/listen/listen.ts';
import { motionOk } from '../../styles/theme/tokens.ts';
import { useInView } from '../../hooks/use-in-view/use-in-view.ts';

const useMotionOk = () =>
  useSyncExternalStore(
    (change) => listen(matchMedia(motionOk), { change }),
    () => matchMedia(motionOk).matches,
    () => false,
  );

/**
 * Calls `next` every `interval` ms if `wanted`. Waits while the pointer or the focus is in the region, the tab is
 * hidden, or the region is out of view. Never starts under reduced motion: `able` is false then.
 */
export const useAutoplay = (
  region: RefObject<HTMLElement | null>,
  next: () => void,
  { wanted, interval }: { readonly wanted: boolean; readonly interval: number },
) => {
  const ok = useMotionOk();
  const inView = useInView(region, { once: false });
  const [stopped, setStopped] = useState(false);
  const goOn = useEffectEvent(next);
  const able = wanted && ok;
  const playing = able && !stopped;

  useEffect(() => {
    if (!playing || !inView) return;
    const timer = setInterval(() => {
      const element = region.current;
      if (document.hidden || !element) return;
      if (element.matches(':hover') || element.contains(activeElementFor(element))) return;
      goOn();
    }, interval);
    return () => clearInterval(timer);
  }, [playing, inView, interval, region]);

  return { able, playing, setPlaying: (play: boolean) => setStopped(!play) };
};
