'use client';

import { useEffect, useState, type RefObject } from 'react';
import { motionOk } from '../theme/tokens.ts';
import { useInView } from '../use-in-view/use-in-view.ts';
import { useMounted } from '../use-mounted/use-mounted.ts';

/**
 * `waiting` from when the page can run until the chain is scrolled to, then `running`, once.
 * Undefined on the server, where motion is not wanted, and where a visitor sees the whole chain
 * already: what can be read is not taken away again.
 */
export const useChainRun = (
  chain: RefObject<Element | null>,
): 'waiting' | 'running' | undefined => {
  const mounted = useMounted();
  const [fromServer] = useState(!mounted);
  const [armed, setArmed] = useState(false);
  const inView = useInView(chain, { amount: 0.2 });

  useEffect(() => {
    if (chain.current === null || !matchMedia(motionOk).matches) return;
    // A script in the page has it run already (`runChainsOnScroll`).
    if (chain.current.hasAttribute('data-run')) return;
    const { top, bottom } = chain.current.getBoundingClientRect();
    const seen = top < innerHeight && bottom > 0;
    if (fromServer && seen) return;
    // It depends on the drawn page.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setArmed(true);
  }, [chain, fromServer]);

  if (!armed) return undefined;
  return inView ? 'running' : 'waiting';
};
