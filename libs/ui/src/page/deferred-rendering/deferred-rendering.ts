import { inView } from 'motion';
import { isPrerendering } from '../prerendering/is-prerendering.ts';
import {
  RENDERED,
  DEFERRED_PART,
  DEFERRED_DRAWING,
  DEFERRED_DRAWINGS,
  DEFERRING,
  STAGES,
} from '../../internal/deferred-rendering/names.ts';

/**
 * Renders what is near the view of a phone in stages, a frame each: at once it takes longer than a
 * visitor's tap may wait. Budget: `tbtMs` of the bench.
 */
const renderStages = (root: Element, [stage, ...later]: readonly string[]): void => {
  if (stage === undefined) return;
  root.setAttribute(DEFERRING, stage);
  // After the frame in which the stage is painted.
  requestAnimationFrame(() => {
    setTimeout(renderStages, 0, root, later);
  });
};

/**
 * Defers the rendering of content below the fold until after the first paint: that of `Section`,
 * `SiteFooter`, `JobCard`, `ProductScreen` and the drawings of `page-drawing`. Call it in a script in the document's
 * head; without `finishRendering` drawings stay hidden.
 *
 * It does nothing where the page may open elsewhere than at its top (a fragment, a reload, a step
 * through the history): there the browser needs every height at once to restore the scroll position.
 * It does nothing on a page that is prerendered either: no visitor waits for that.
 */
export const deferRendering = (): void => {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  if (type === 'navigate' && location.hash === '' && !isPrerendering()) {
    const root = document.documentElement;
    const [first, ...later] = STAGES;
    root.setAttribute(DEFERRING, first);
    root.setAttribute(DEFERRED_DRAWINGS, '');
    const onPainted = () => {
      if (root.getAttribute(DEFERRING) === first) renderStages(root, later);
    };
    new PerformanceObserver(onPainted).observe({ type: 'paint' });
    // A browser may hide from pages when they were painted.
    addEventListener('load', onPainted);
  }
};

const whenIdle = (task: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 1);
};

/** Duration of one idle step, in ms: half a frame. */
const STEP_MS = 8;
/** Number of elements above which a band is rendered in parts. */
const PART_SIZE = 16;

/**
 * Splits an element into parts of at most `PART_SIZE` elements. A drawing stays whole. Elements of
 * `deferred` are left out: they are rendered on their own.
 */
const partsOf = (element: Element, deferred: ReadonlySet<Element>): readonly Element[] =>
  element.tagName === 'svg' || element.getElementsByTagName('*').length <= PART_SIZE
    ? [element]
    : [...element.children]
        .filter((child) => !deferred.has(child))
        .flatMap((child) => partsOf(child, deferred));

/**
 * Displays deferred drawings that come near the view, one at a time, each when the page is idle. The
 * other drawings of a row that scrolls come with it: the row hides them from an observer.
 */
const drawWhenNear = () => {
  const near: Element[] = [];
  const drawNext = () => {
    near.shift()?.setAttribute(RENDERED, '');
    if (near.length > 0) whenIdle(drawNext);
  };
  inView(
    `[${DEFERRED_DRAWING}]`,
    (picture) => {
      const row = picture.closest('[data-phone=row]');
      if (near.length === 0) whenIdle(drawNext);
      near.push(...(row?.querySelectorAll(`[${DEFERRED_DRAWING}]`) ?? [picture]));
    },
    { margin: '100%' },
  );
};

/** Displays all deferred drawings at once. Call it where a page's elements were replaced by others. */
export const displayDrawings = (): void =>
  document.documentElement.removeAttribute(DEFERRED_DRAWINGS);

/**
 * Renders everything that `deferRendering` deferred, in small steps, once the page is loaded and idle.
 * Lays out a prerendered page at once: the browser would do so only when it is shown.
 *
 * @param onFinished called when every part is rendered; at once where nothing was deferred
 */
export const finishRendering = (onFinished: () => void = () => undefined): void => {
  const root = document.documentElement;
  if (!root.hasAttribute(DEFERRING)) {
    // Reading a size forces layout.
    if (isPrerendering()) root.getBoundingClientRect();
    onFinished();
    return;
  }
  drawWhenNear();
  const start = () => {
    if (root.getAttribute(DEFERRING)) {
      requestAnimationFrame(start);
      return;
    }
    const bands = new Set(
      [...document.querySelectorAll('section, article, footer')].filter(
        (band) => getComputedStyle(band).contentVisibility === 'auto',
      ),
    );
    // The browser has rendered what is near the view already, and a card is small enough.
    const whole = (band: Element) =>
      band.tagName === 'ARTICLE' || band.getBoundingClientRect().top < 2 * innerHeight;
    const parts = [...bands].flatMap((band) =>
      whole(band) ? [band] : [...new Set([band, ...partsOf(band, bands)])],
    );
    for (const part of parts) if (!bands.has(part)) part.setAttribute(DEFERRED_PART, '');
    // The browser renders a band that scrolls into view: as a whole then.
    const makeWhole = () => {
      for (const part of parts) part.removeAttribute(DEFERRED_PART);
    };
    addEventListener('scroll', makeWhole, { once: true });
    let done = 0;
    // Number of elements per measurement: it grows while they take next to no time.
    let many = PART_SIZE;
    const step = () => {
      const begin = performance.now();
      let now = begin;
      while (done < parts.length && now - begin < STEP_MS) {
        for (let laidOut = 0; laidOut < many; done += 1) {
          const part = parts[done];
          if (!part) break;
          if (bands.has(part)) part.setAttribute(RENDERED, '');
          part.removeAttribute(DEFERRED_PART);
          laidOut += 1 + part.querySelectorAll(`:not([${DEFERRED_PART}] *)`).length;
        }
        // Reading a size forces layout, so that the time it takes is measured.
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
      root.removeAttribute(DEFERRING);
      for (const band of bands) band.removeAttribute(RENDERED);
      whenIdle(onFinished);
    };
    whenIdle(step);
  };
  const startWhenIdle = () =>
    whenIdle(() => {
      // Lays out what is pending, in a task of its own. Budget: `tbtMs` of the bench.
      root.getBoundingClientRect();
      whenIdle(start);
    });
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
};
