import { inView } from 'motion';
import { isPrerendering } from '../prerendering/is-prerendering.ts';
import {
  LAID_OUT,
  LATE_PART,
  LATE_PICTURE,
  LATE_PICTURES,
  LONG_PAGE,
  SHOWN_FROM_TOP,
} from './names.ts';

/** What visitors do that may bring a part into sight. */
const ACTS = ['scroll', 'keydown', 'pointerdown', 'focusin'] as const;

/** Has a long page display all its contents as soon as it is parsed, or when its visitor does something. */
const displayWhenParsed = () => {
  const display = () => {
    document.documentElement.removeAttribute(LONG_PAGE);
    for (const act of ACTS) removeEventListener(act, display);
  };
  for (const act of ACTS) addEventListener(act, display, { passive: true });
  // In a task of its own: at the end of the one that parses, the browser looks at the forms.
  addEventListener('DOMContentLoaded', () => setTimeout(display), { once: true });
};

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
    displayWhenParsed();
  }
};

const whenIdle = (task: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 1);
};

/** A step at rest takes about so long: half a frame. */
const STEP_MS = 8;
/** A band of more elements than this is laid out in parts. */
const PART_SIZE = 16;

/**
 * The parts an element is laid out in: of at most `PART_SIZE` elements but for a drawing, which is one;
 * none of them one that `waits` on its own.
 */
const partsOf = (element: Element, waits: ReadonlySet<Element>): readonly Element[] =>
  element.tagName === 'svg' || element.getElementsByTagName('*').length <= PART_SIZE
    ? [element]
    : [...element.children]
        .filter((child) => !waits.has(child))
        .flatMap((child) => partsOf(child, waits));

/**
 * Draws what `deferLayout` put off when it comes near the view: one drawing at a time, each when the page is
 * idle. With it come those beside it in a row that is swiped through: that hides them from an observer.
 */
const drawWhenNear = () => {
  const near: Element[] = [];
  const drawNext = () => {
    near.shift()?.setAttribute(LAID_OUT, '');
    if (near.length > 0) whenIdle(drawNext);
  };
  inView(
    `[${LATE_PICTURE}]`,
    (picture) => {
      const row = picture.closest('[data-phone=row]');
      if (near.length === 0) whenIdle(drawNext);
      near.push(...(row?.querySelectorAll(`[${LATE_PICTURE}]`) ?? [picture]));
    },
    { margin: '100%' },
  );
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
  drawWhenNear();
  const start = () => {
    const bands = new Set(
      [...document.querySelectorAll('section, article, footer')].filter(
        (band) => getComputedStyle(band).contentVisibility === 'auto',
      ),
    );
    // What is near has been laid out by the browser, and a card is small enough.
    const whole = (band: Element) =>
      band.tagName === 'ARTICLE' || band.getBoundingClientRect().top < 2 * innerHeight;
    const parts = [...bands].flatMap((band) =>
      whole(band) ? [band] : [...new Set([band, ...partsOf(band, bands)])],
    );
    for (const part of parts) if (!bands.has(part)) part.setAttribute(LATE_PART, '');
    // A band that comes into view is laid out by the browser, and then as a whole.
    const makeWhole = () => {
      for (const part of parts) part.removeAttribute(LATE_PART);
    };
    addEventListener('scroll', makeWhole, { once: true });
    let done = 0;
    // How many elements are laid out at once: more where they take next to no time.
    let many = PART_SIZE;
    const step = () => {
      const begin = performance.now();
      let now = begin;
      while (done < parts.length && now - begin < STEP_MS) {
        for (let laidOut = 0; laidOut < many; done += 1) {
          const part = parts[done];
          if (!part) break;
          if (bands.has(part)) part.setAttribute(LAID_OUT, '');
          part.removeAttribute(LATE_PART);
          laidOut += 1 + part.querySelectorAll(`:not([${LATE_PART}] *)`).length;
        }
        // Asking for a measure has them laid out now, so that the clock sees what it takes.
        root.getBoundingClientRect();
        const took = performance.now() - now;
        now += took;
        many = took < STEP_MS / 4 ? many * 2 : PART_SIZE;
      }
      if (done < parts.length) {
        whenIdle(step);
        return;
      }
      removeEventListener('scroll', makeWhole);
      root.removeAttribute(SHOWN_FROM_TOP);
      for (const band of bands) band.removeAttribute(LAID_OUT);
      onFinished();
    };
    whenIdle(step);
  };
  const startWhenIdle = () => {
    whenIdle(start);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
};
