import { BACK, LEAVES, NO_WAY, WAY } from '../page-transition/names.ts';
import { isPrerendering } from '../prerendering/is-prerendering.ts';

/** The used part of the Navigation API, which not every version of TypeScript declares. */
interface Activation {
  readonly navigationType: string;
  readonly from: { readonly index: number } | null;
  readonly entry: { readonly index: number };
}

/** The direction in which this document was reached; undefined is the stylesheet's default. */
const way = (): string | undefined => {
  const { activation } =
    (globalThis as { navigation?: { activation?: Activation | null } }).navigation ?? {};
  if (!activation) return undefined;
  const { navigationType, from, entry } = activation;
  if (!from || navigationType === 'reload') return NO_WAY;
  return navigationType === 'traverse' && entry.index < from.index ? BACK : undefined;
};

/** Returns whether a navigation leads to another page of this site: no download, no fragment, no answer to a form. */
const isLeft = ({ navigationType, destination, downloadRequest, formData }: NavigateEvent) =>
  navigationType !== 'reload' &&
  !destination.sameDocument &&
  downloadRequest === null &&
  formData === null &&
  new URL(destination.url).origin === location.origin;

/** Slides the page out when the visitor asks for another one, and back if that one does not come. */
const slideOut = (root: HTMLElement) => {
  if (!('navigation' in globalThis)) return;
  const { navigation } = globalThis;
  navigation.addEventListener('navigate', (event) => {
    if (root.hasAttribute(LEAVES)) {
      root.removeAttribute(LEAVES);
      // Asking for a measure ends the movement, so that it can begin anew.
      root.getBoundingClientRect();
    }
    if (!isLeft(event)) return;
    const { navigationType, destination } = event;
    const back =
      navigationType === 'traverse' && destination.index < (navigation.currentEntry?.index ?? 0);
    root.setAttribute(LEAVES, back ? BACK : '');
  });
};

/**
 * Has the page come in from the other side where the visitor goes back, and stand still where it is
 * loaded again or the visitor comes from another site. Has it slide out as soon as the visitor asks
 * for another page. Call it in a script in the document's head; without it every page comes from the
 * same side.
 */
export const directPageTransitions = (): void => {
  const root = document.documentElement;
  const direct = () => {
    const found = way();
    if (found === undefined) root.removeAttribute(WAY);
    else root.setAttribute(WAY, found);
  };
  if (isPrerendering()) {
    // Its time runs before it is shown. A visitor of this site only comes to it, and only forward.
    root.setAttribute(WAY, NO_WAY);
    document.addEventListener('prerenderingchange', () => {
      root.removeAttribute(WAY);
    });
  } else direct();
  slideOut(root);
  // A transition that is skipped, by the next one for example, has still led to the page: no error.
  for (const type of ['pageswap', 'pagereveal'] as const) {
    addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => undefined);
      viewTransition?.finished.catch(() => undefined);
    });
  }
  // A page that the browser keeps as it is comes in again when the visitor returns to it.
  addEventListener('pagehide', () => {
    root.removeAttribute(LEAVES);
    root.setAttribute(WAY, NO_WAY);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) direct();
  });
};
