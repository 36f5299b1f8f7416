import { inView } from 'motion';

/** Marks what was reached: another script, or the same one again, leaves it alone. */
const REACHED = 'data-reached';

/** The view's lowest part does not count: what only looks in there is not seen yet. */
const LOWEST_PERCENT = 8;

interface Phases {
  /** Below the view: it is made ready. */
  readonly wait: (element: Element) => void;
  /** Scrolled to, once. */
  readonly reach: (element: Element) => void;
  /** In view when the watching begins; nothing happens to it by default. */
  readonly see?: ((element: Element) => void) | undefined;
  /** Still waiting when the watching ends: it is shown. */
  readonly release: (element: Element) => void;
}

/**
 * Has elements below the view wait until they are scrolled to. What is above the view or was seen
 * stays as it is, so does what lies beside it in a row that is swiped through, and so do all elements for
 * visitors who asked for reduced motion.
 *
 * @returns stops watching
 */
export const whenReached = (
  elements: Iterable<Element>,
  { wait, reach, see, release }: Phases,
): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const end = innerHeight * (1 - LOWEST_PERCENT / 100);
  // All are measured before one is changed: the page is laid out once.
  const measured = [...elements]
    .filter((element) => !element.hasAttribute(REACHED))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const waiting = new Set<Element>();
  for (const { element, box } of measured) {
    if (box.top >= end && box.left < innerWidth && box.right > 0) {
      wait(element);
      waiting.add(element);
    } else {
      element.setAttribute(REACHED, '');
      if (box.bottom > 0) see?.(element);
    }
  }
  const stop = inView(
    [...waiting],
    (element) => {
      waiting.delete(element);
      if (element.hasAttribute(REACHED)) return;
      element.setAttribute(REACHED, '');
      reach(element);
    },
    { margin: `0px 0px -${LOWEST_PERCENT}% 0px` },
  );
  return () => {
    stop();
    for (const element of waiting) release(element);
  };
};
