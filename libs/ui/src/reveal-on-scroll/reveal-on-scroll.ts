interface Watching {
  /** Says `waiting`, then `running`, on each element. */
  readonly attribute: string;
  /** Taken away again when the animation has ended; what is in view at first does not run then. */
  readonly ends: boolean;
}

/** The view's lowest part does not count: what only looks in there is not seen yet. */
const view = { rootMargin: '0px 0px -8% 0px' };

/** What is below the view waits, and runs when it is scrolled to. */
const watchScroll = (elements: Iterable<Element>, { attribute, ends }: Watching): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const waiting = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
      const below = boundingClientRect.top > (rootBounds?.top ?? 0);
      if (!isIntersecting && (below || target.hasAttribute(attribute))) {
        target.setAttribute(attribute, 'waiting');
        waiting.add(target);
        continue;
      }
      if (isIntersecting && (!ends || target.hasAttribute(attribute))) {
        target.setAttribute(attribute, 'running');
        if (ends) {
          target.addEventListener('animationend', () => target.removeAttribute(attribute), {
            once: true,
          });
        }
      }
      waiting.delete(target);
      observer.unobserve(target);
    }
  }, view);
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const element of waiting) element.removeAttribute(attribute);
  };
};

/**
 * Has elements come in when they are scrolled into view, once each (spec §9: 800 ms, ease-in-out).
 * Only those below the view wait for it; for visitors who asked for reduced motion, none does.
 *
 * @returns stops watching; what still waits is shown
 */
export const revealOnScroll = (elements: Iterable<Element>): (() => void) =>
  watchScroll(elements, {
    attribute: 'data-reveal-state',
    ends: true,
  });

/**
 * Has each `ValueChain` (`[data-chain]`) run once: at once where it is in view, else when it is
 * scrolled to. For pages whose own script is not there yet.
 *
 * @returns stops watching; what still waits is shown
 */
export const runChainsOnScroll = (chains: Iterable<Element>): (() => void) =>
  watchScroll(chains, {
    attribute: 'data-run',
    ends: false,
  });
