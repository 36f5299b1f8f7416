import { inView } from 'motion';

/** Marks elements that were reached: later calls leave them alone. */
const REACHED = 'data-reached';

/** The lowest part of the view, in percent: elements that are only there, and not as a whole, are not reached yet. */
const LOWEST_PERCENT = 8;

interface Phases {
  /** Called for an element below the view: prepares it. */
  readonly wait: (element: Element) => void;
  /** Called once when an element is scrolled into view. */
  readonly reach: (element: Element) => void;
  /** Called for an element that is in view at the start; does nothing by default. */
  readonly see?: ((element: Element) => void) | undefined;
  /** Called for an element not reached when watching stops: shows it. */
  readonly release: (element: Element) => void;
}

/**
 * Calls `wait` for each element below the view, and `reach` when it is scrolled into view. Leaves
 * elements above or in the view alone, and those beside the view in a swiped row; under reduced
 * motion, all of them.
 *
 * @returns a function that stops watching and calls `release` for elements not reached
 */
export const whenReached = (
  elements: Iterable<Element>,
  { wait, reach, see, release }: Phases,
): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const end = innerHeight * (1 - LOWEST_PERCENT / 100);
  // Measures all before it changes one, so that layout runs once.
  const measured = [...elements]
    .filter((element) => !element.hasAttribute(REACHED))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  const waiting = new Set<Element>();
  for (const { element, box } of measured) {
    const isBelow = box.top >= end && box.bottom > innerHeight;
    if (isBelow && box.left < innerWidth && box.right > 0) {
      wait(element);
      waiting.add(element);
    } else {
      element.setAttribute(REACHED, '');
      if (box.bottom > 0) see?.(element);
    }
  }
  const come = (element: Element) => {
    waiting.delete(element);
    if (element.hasAttribute(REACHED)) return;
    element.setAttribute(REACHED, '');
    reach(element);
  };
  const stops = [
    inView([...waiting], come, { margin: `0px 0px -${LOWEST_PERCENT}% 0px` }),
    // At the end of a page a small element comes no higher than there.
    inView([...waiting], come, { amount: 0.9 }),
  ];
  return () => {
    for (const stop of stops) stop();
    for (const element of waiting) release(element);
  };
};
