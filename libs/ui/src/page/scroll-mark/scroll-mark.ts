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
 * Marks a page as at its top until `keepScrollMark` measures it. Call it in a script in the document's head: until then
 * it hides what floats over a scrolled page.
 */
export const markTop = (): void => {
  document.documentElement.dataset['scrolled'] ??= 'top';
};

/**
 * Marks the scroll position on the root element (`data-scrolled`: `top`, `past` 100 px, `end`).
 * Styles use it for the shadow of `NavTabs` and for `ScrollToTop`, in every browser, with reduced
 * motion, too. The first mark waits for the next frame, so that it forces no early layout.
 *
 * @returns a function that stops it; the last caller to stop removes the mark
 */
export const keepScrollMark = (): (() => void) => {
  const root = document.documentElement;
  const mark = () => {
    const now = place(root);
    if (root.dataset['scrolled'] !== now) root.dataset['scrolled'] = now;
  };
  keepers += 1;
  markTop();
  const frame = requestAnimationFrame(mark);
  addEventListener('scroll', mark, { passive: true });
  return () => {
    keepers -= 1;
    cancelAnimationFrame(frame);
    removeEventListener('scroll', mark);
    if (keepers === 0) delete root.dataset['scrolled'];
  };
};
