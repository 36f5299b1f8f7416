import { whenReached } from '../../internal/when-reached/when-reached.ts';

const REVEAL_STATE = 'data-reveal-state';
const CHAIN_RUN = 'data-run';

/**
 * Reveals elements when they are scrolled into view, once each (800 ms, ease-in-out). Elements in view
 * at the start are not hidden; under reduced motion none is.
 *
 * @returns a function that stops watching and shows all elements
 */
export const revealOnScroll = (elements: Iterable<Element>): (() => void) => {
  const show = (element: Element) => element.removeAttribute(REVEAL_STATE);
  return whenReached(elements, {
    wait: (element) => element.setAttribute(REVEAL_STATE, 'waiting'),
    reach: (element) => {
      element.setAttribute(REVEAL_STATE, 'running');
      // An animation within it may end before.
      element.addEventListener('animationend', ({ target }) => {
        if (target === element) show(element);
      });
    },
    release: show,
  });
};

/**
 * Runs each `ValueChain` (`[data-chain]`) once: when it is scrolled into view, and at once if it is in
 * view, unless told otherwise. For pages whose own script has not run yet.
 *
 * @returns a function that stops watching and shows all chains
 */
export const runChainsOnScroll = (
  chains: Iterable<Element>,
  { inView = true }: { readonly inView?: boolean } = {},
): (() => void) => {
  const run = (chain: Element) => chain.setAttribute(CHAIN_RUN, 'running');
  return whenReached(chains, {
    wait: (chain) => chain.setAttribute(CHAIN_RUN, 'waiting'),
    reach: run,
    see: inView ? run : undefined,
    release: (chain) => chain.removeAttribute(CHAIN_RUN),
  });
};
