const CONTROLS = 'a[href], button, input, select, textarea, summary';
/** Set while the element would cover a control. */
const OVER = 'data-over-control';
/** Events after which other things may lie below the element; a control that gets the focus may grow. */
const EVENTS = ['scroll', 'resize', 'focusin'] as const;
/** Time without one of them before the page is checked, in ms. */
const REST = 120;

/** Returns the points of a box to check: its centre and the centres of its sides. */
const placesOf = ({ x, y, width, height }: DOMRect) =>
  [
    [0.5, 0.5],
    [0, 0.5],
    [1, 0.5],
    [0.5, 0],
    [0.5, 1],
  ].map(([across = 0, down = 0]) => [x + across * width, y + down * height] as const);

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * Moves a floating element (a `ScrollToTop`) out of sight while it would cover a link, a button
 * or a field. It may cover a card that is a link as a whole, but not the words of the link.
 *
 * @returns a function that stops watching and shows it again
 */
export const avoidOverlap = (floating: HTMLElement): (() => void) => {
  // Measured while the element is visible: a hidden one has no size.
  let box = floating.getBoundingClientRect();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (!floating.hasAttribute(OVER)) box = floating.getBoundingClientRect();
    const floats = getComputedStyle(floating).position === 'fixed';
    const covers = placesOf(box).some(([x, y]) =>
      document.elementsFromPoint(x, y).some((element) => {
        const control = element.closest(CONTROLS);
        return (
          control !== null && control !== floating && holds(control.getBoundingClientRect(), x, y)
        );
      }),
    );
    floating.toggleAttribute(OVER, floats && covers);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, REST);
  };
  for (const event of EVENTS) addEventListener(event, wait, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of EVENTS) removeEventListener(event, wait);
    floating.removeAttribute(OVER);
  };
};
