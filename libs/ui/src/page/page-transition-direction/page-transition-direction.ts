import { BACK, NO_WAY, WAY } from '../page-transition/names.ts';
import { isPrerendering } from '../prerendering/is-prerendering.ts';

/** What a document needs of the Navigation API, which TypeScript does not know everywhere. */
interface Activation {
  readonly navigationType: string;
  readonly from: { readonly index: number } | null;
  readonly entry: { readonly index: number };
}

/** The way that led to this document; undefined is the stylesheet's own. */
const way = (): string | undefined => {
  const { activation } =
    (globalThis as { navigation?: { activation?: Activation | null } }).navigation ?? {};
  if (!activation) return undefined;
  const { navigationType, from, entry } = activation;
  if (!from || navigationType === 'reload') return NO_WAY;
  return navigationType === 'traverse' && entry.index < from.index ? BACK : undefined;
};

/**
 * Has the page come in from the other side where the visitor goes back, and stand still where it is
 * loaded again or the visitor comes from another site. Call it in a script in the document's head;
 * without it every page comes from the same side.
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
  // A page that the browser keeps as it is comes in again when the visitor returns to it.
  addEventListener('pagehide', () => {
    root.setAttribute(WAY, NO_WAY);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) direct();
  });
};
