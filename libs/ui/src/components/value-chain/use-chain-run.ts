'use client';

import { useEffect, useState, type RefObject } from 'react';
import { runChainsOnScroll } from '../../page/reveal-on-scroll/reveal-on-scroll.ts';
import { useMounted } from '../../hooks/use-mounted/use-mounted.ts';

/**
 * Runs a chain once, when it is scrolled to. A chain that is in view from the start stays as it is: visible text must
 * not disappear.
 */
export const useChainRun = (chain: RefObject<Element | null>): void => {
  const mounted = useMounted();
  const [isServed] = useState(!mounted);
  useEffect(
    () => (chain.current ? runChainsOnScroll([chain.current], { inView: !isServed }) : undefined),
    [chain, isServed],
  );
};
