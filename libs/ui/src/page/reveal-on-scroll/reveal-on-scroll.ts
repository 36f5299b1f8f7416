import { whenReached } from '../../internal/when-reached/when-reached.ts';

const REVEAL_STATE = 'data-reveal-state';
const CHAIN_RUN = 'data-run';

/**
 * Has elements come in when they are scrolled into view, once each (800 ms, ease-in-out).
 * Only those below the view wait for it; for visitors who asked for reduced motion, none does.
 *
 * @returns stops watching; what still waits is shown
 */
export const revealOnScroll = (elements: Iterable<Element>): (() => void) => {
  const show = (element: Element) => {
    element.removeAttribute(REVEAL_STATE);
  };
  return whenReached(elements, {
    wait: (element) => {
      element.setAttribute(REVEAL_STATE, 'waiting');
    },
    reach: (element) => {
      element.setAttribute(REVEAL_STATE, 'running');
      element.addEventListener(
        'animationend',
        () => {
          show(element);
        },
        { once: true },
      );
    },
    release: show,
  });
};

/**
 * Has each `ValueChain` (`[data-chain]`) run once: when it is scrolled to, and at once where it is in
 * view, unless told otherwise. For pages whose own script is not there yet.
 *
 * @returns stops watching; what still waits is shown
 */
export const runChainsOnScroll = (
  chains: Iterable<Element>,
  { inView = true }: { readonly inView?: boolean } = {},
): (() => void) => {
  const run = (chain: Element) => {
    chain.setAttribute(CHAIN_RUN, 'running');
  };
  return whenReached(chains, {
    wait: (chain) => {
      chain.setAttribute(CHAIN_RUN, 'waiting');
    },
    reach: run,
    see: inView ? run : undefined,
    release: (chain) => {
      chain.removeAttribute(CHAIN_RUN);
    },
  });
};
