import { LAID_OUT, LATE_PICTURE, LATE_PICTURES, LONG_PAGE, SHOWN_FROM_TOP } from './names.ts';

/** Whether the page is made ready before its visitor asks for it (speculation rules). */
const isPrerendering = () => 'prerendering' in document && document.prerendering === true;

/**
 * Lets the layout of what is below the fold wait for the first paint: `Section`, `SiteFooter` and
 * `JobCard` then take part. Call it in a script in the document's head. It does nothing where the
 * page may open elsewhere than at its top (a fragment, a reload, a step through the history): there
 * the browser needs every height at once to find the place. Nor where the page is prerendered: no
 * visitor waits for it yet.
 */
export const deferLayout = (): void => {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  if (type === 'navigate' && location.hash === '' && !isPrerendering()) {
    document.documentElement.setAttribute(SHOWN_FROM_TOP, '');
    document.documentElement.setAttribute(LATE_PICTURES, '');
  }
};

const whenIdle = (task: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, 1);
};

/** Draws what `deferLayout` put off when it comes near the view. */
const drawWhenNear = () => {
  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute(LAID_OUT, '');
        nearness.unobserve(target);
      }
    },
    { rootMargin: '100%' },
  );
  for (const picture of document.querySelectorAll(`[${LATE_PICTURE}]`)) nearness.observe(picture);
};

/** A visitor who does any of this may soon be further down. */
const moves = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'] as const;

const onceAny = (types: readonly string[], task: () => void) => {
  const run = () => {
    for (const type of types) removeEventListener(type, run);
    task();
  };
  for (const type of types) addEventListener(type, run, { passive: true });
};

/**
 * Lays out what `deferLayout` put off, once its visitor first moves: a part a frame, or all of it
 * before a key does what it does (it may jump to the end). Until then a band that is near the view is
 * there, and the others cost nothing. A page that is prerendered is laid out at once: else that would
 * wait until it is shown.
 *
 * @param onFinished called when every part has its place; at once where nothing was put off
 */
export const finishLayout = (onFinished: () => void = () => undefined): void => {
  const root = document.documentElement;
  if (!root.hasAttribute(SHOWN_FROM_TOP)) {
    // Asking for a measure has the page laid out.
    if (isPrerendering()) root.getBoundingClientRect();
    onFinished();
    return;
  }
  const done: Element[] = [];
  const finish = () => {
    if (!root.hasAttribute(SHOWN_FROM_TOP)) return;
    root.removeAttribute(SHOWN_FROM_TOP);
    for (const element of done) element.removeAttribute(LAID_OUT);
    drawWhenNear();
    onFinished();
  };
  const start = () => {
    const waiting = [...document.querySelectorAll('section, article, footer')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    );
    const step = () => {
      const next = root.hasAttribute(SHOWN_FROM_TOP) ? waiting.shift() : undefined;
      if (!next) {
        finish();
        return;
      }
      next.setAttribute(LAID_OUT, '');
      done.push(next);
      // Several before one frame would be laid out in one long task.
      requestAnimationFrame(() => {
        whenIdle(step);
      });
    };
    step();
  };
  const wait = () => {
    whenIdle(() => {
      // The browser has seen the forms' place by now: what stands in their bands may be found.
      root.removeAttribute(LONG_PAGE);
    });
    onceAny(moves, () => {
      whenIdle(start);
    });
    onceAny(['keydown'], finish);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
