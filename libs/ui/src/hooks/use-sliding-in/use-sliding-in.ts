'use client';

import { animate } from 'motion/mini';
import { useLayoutEffect, type RefObject } from 'react';
import { motionOk } from '../../styles/theme/tokens.ts';

/** In seconds, the unit of motion. */
const DURATION = 0.18;

/** In px. */
const DISTANCE = 32;

/**
 * Slides a panel in from the end of the line when it is mounted. The panel can be used at once. It does not move for
 * visitors who asked for reduced motion.
 */
export const useSlidingIn = (panel: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null || !matchMedia(motionOk).matches) return;
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const from = isRightToLeft ? -DISTANCE : DISTANCE;
    const movement = animate(
      element,
      { translate: [`${String(from)}px 0px`, '0px 0px'], opacity: [0, 1] },
      { duration: DURATION, ease: 'easeOut' },
    );
    return () => movement.cancel();
  }, [panel]);
};
