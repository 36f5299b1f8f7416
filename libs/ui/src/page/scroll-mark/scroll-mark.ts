/** Scroll distance from which a page is no longer at its top, in px. */
const TOP = 100;
/** Height of the end of a page, in px. */
const END = 144;

type Place = 'top' | 'past' | 'end';

/** Number of callers that keep the mark. */
let keepers = 0;

const place = (root: HTMLElement): Place => {
  if (scrollY <= TOP) return 'top';
  return scrollY < root.scrollHeight - root.clientHeight - END ? 'past' : 'end';
};

/**
 * Says on the root element how far the page is scrolled (`data-scrolled`: `top`, `past` 100 px, `end`):
 * by it a bar of tabs casts its shadow and the way to the top is shown, in every browser, whether
 * things may move or not. What it says at first waits for the next frame, so that nothing is laid out early.
 *
 * @returns stops; the mark goes with the last one that keeps it
 */
export const keepScrollMark = (): (() => void) => {
  const root = document.documentElement;
  const mark = () => {
    const now = place(root);
    if (root.dataset['scrolled'] !== now) root.dataset['scrolled'] = now;
  };
  keepers += 1;
  root.dataset['scrolled'] ??= 'top';
  const frame = requestAnimationFrame(mark);
  addEventListener('scroll', mark, { passive: true });
  return () => {
    keepers -= 1;
    cancelAnimationFrame(frame);
    removeEventListener('scroll', mark);
    if (keepers === 0) delete root.dataset['scrolled'];
  };
};
