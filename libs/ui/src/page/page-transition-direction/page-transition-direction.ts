import { BACK, EXIT, NO_DIRECTION, DIRECTION } from '../page-transition/names.ts';
import { isPrerendering } from '../prerendering/is-prerendering.ts';

/**
 * Returns the direction in which this document was reached; `undefined` for the stylesheet's default.
 *
 * @param isKept it comes from the back/forward cache
 */
const direction = (isKept: boolean): string | undefined => {
  const { navigation } = globalThis as { navigation?: Navigation };
  if (!navigation)
    return isKept || document.referrer.startsWith(location.origin) ? undefined : NO_DIRECTION;
  // Firefox has no activation of the first page in a tab.
  const { navigationType, from, entry } = navigation.activation ?? {};
  if (!from || !entry || navigationType === 'reload') return NO_DIRECTION;
  return navigationType === 'traverse' && entry.index < from.index ? BACK : undefined;
};

/** The address of the file that was last asked for. */
let file = '';

/**
 * Returns whether a `navigate` event is that of a link with `download`. Firefox tells of it twice, the second time
 * without its `downloadRequest`. Call it with every event.
 */
export const isDownload = ({ destination: { url }, downloadRequest }: NavigateEvent): boolean => {
  if (downloadRequest !== null) file = url;
  return url === file;
};

/** Returns whether a navigation leads to another page of this site: no fragment, no answer to a form. */
const leavesPage = ({ navigationType, destination, formData }: NavigateEvent) =>
  navigationType !== 'reload' &&
  !destination.sameDocument &&
  formData === null &&
  new URL(destination.url).origin === location.origin;

/** The longest wait in ms. A page that nobody sees has no frames. */
const FRAME_MS = 50;

/** Calls back when the movement of `main` has begun on the screen, which may be a frame after it was drawn. */
const afterBeginning = (callback: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    callback();
  };
  timer = setTimeout(end, FRAME_MS);
  requestAnimationFrame(() => {
    const movements = document.querySelector('main')?.getAnimations() ?? [];
    void Promise.allSettled(movements.map(({ ready }) => ready)).then(() =>
      requestAnimationFrame(end),
    );
  });
};

/**
 * Slides the page out when the visitor asks for another one, and back if that one does not come. A new page is asked
 * for when this one is seen to move: one that was made ready would replace it before. Call it in a script that does
 * not delay the first frame. Without the Navigation API it does nothing.
 *
 * @returns a function that stops it
 */
export const slidePageOut = (): (() => void) => {
  if (!('navigation' in globalThis)) return () => undefined;
  const root = document.documentElement;
  const { navigation } = globalThis;
  /** The navigation to another document that was asked for last. */
  let last: NavigateEvent | undefined;
  /** Set while the navigation that waited is asked for again. */
  let moved = false;
  const onNavigate = (event: NavigateEvent) => {
    if (isDownload(event)) return;
    if (!event.destination.sameDocument) last = event;
    if (moved) {
      moved = false;
      return;
    }
    if (root.hasAttribute(EXIT)) {
      root.removeAttribute(EXIT);
      // Forces layout, which ends the movement, so that it can start again.
      root.getBoundingClientRect();
    }
    if (!leavesPage(event)) return;
    const { navigationType, destination, cancelable } = event;
    const back =
      navigationType === 'traverse' && destination.index < (navigation.currentEntry?.index ?? 0);
    root.setAttribute(EXIT, back ? BACK : '');
    if (navigationType !== 'push' || !cancelable) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    afterBeginning(() => {
      if (last !== event) return;
      moved = true;
      const asked = navigation.navigate(destination.url, { history: 'push' });
      // The next page, or another link, ends it: no error.
      for (const end of [asked.committed, asked.finished]) end?.catch(() => undefined);
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
};

/**
 * Sets the direction of page transitions. A page slides in from the other side when the visitor goes
 * back, and does not slide when it is reloaded or the visitor comes from another site. Call it in a script in the
 * document's head; without it every page slides in from the same side.
 */
export const directPageTransitions = (): void => {
  const root = document.documentElement;
  const direct = (isKept = false) => {
    const found = direction(isKept);
    if (found === undefined) root.removeAttribute(DIRECTION);
    else root.setAttribute(DIRECTION, found);
  };
  if (isPrerendering()) {
    // Without a direction no transition runs before the page is shown. Visitors then reach it going forward.
    root.setAttribute(DIRECTION, NO_DIRECTION);
    document.addEventListener('prerenderingchange', () => root.removeAttribute(DIRECTION));
  } else direct();
  // A skipped transition, for example by the next one, has still led to the page: no error.
  for (const type of ['pageswap', 'pagereveal'] as const) {
    addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => undefined);
      viewTransition?.finished.catch(() => undefined);
    });
  }
  // A page from the back/forward cache slides in again when the visitor returns to it.
  addEventListener('pagehide', () => {
    root.removeAttribute(EXIT);
    root.setAttribute(DIRECTION, NO_DIRECTION);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) direct(true);
  });
};
