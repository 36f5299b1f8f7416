import {
  LAID_OUT,
  LATE_PART,
  LATE_PICTURE,
  LATE_PICTURES,
  LONG_PAGE,
  SHOWN_FROM_TOP,
} from './names.ts';

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

/** A step at rest ends with the part that is under way after so long: half a frame. */
const STEP_MS = 8;
/** So many elements are laid out at once. */
const PART_SIZE = 16;

/** The parts a band is laid out in: the largest below it that hold no more than `PART_SIZE` elements. */
const partsOf = (band: Element): readonly Element[] =>
  [...band.children].flatMap((child) =>
    child.getElementsByTagName('*').length > PART_SIZE && child.tagName !== 'svg'
      ? partsOf(child)
      : [child],
  );

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

/**
 * Lays out what `deferLayout` put off, some parts at a time, once the page is loaded and idle. A page that is
 * prerendered is laid out at once: else that would wait until it is shown.
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
  const start = () => {
    // The browser has seen the forms' place by now.
    root.removeAttribute(LONG_PAGE);
    const waiting = [...document.querySelectorAll('section, article, footer')].filter(
      (band) => getComputedStyle(band).contentVisibility === 'auto',
    );
    const done: Element[] = [];
    const step = () => {
      const end = performance.now() + STEP_MS;
      do {
        const next = waiting.shift();
        if (!next) {
          root.removeAttribute(SHOWN_FROM_TOP);
          for (const element of done) element.removeAttribute(LAID_OUT);
          drawWhenNear();
          onFinished();
          return;
        }
        if (next.hasAttribute(LATE_PART)) {
          next.removeAttribute(LATE_PART);
        } else {
          const parts = partsOf(next);
          for (const part of parts) part.setAttribute(LATE_PART, '');
          waiting.unshift(...parts);
          next.setAttribute(LAID_OUT, '');
          done.push(next);
        }
        // Asking for a measure has it laid out now, so that the clock sees what it takes.
        next.getBoundingClientRect();
      } while (performance.now() < end);
      whenIdle(step);
    };
    whenIdle(step);
  };
  const startWhenIdle = () => {
    whenIdle(start);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
};
