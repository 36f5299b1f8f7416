/** On the root element: how far the page is scrolled, `top` (100 px at most), `past` that, or at its `end`. */
const SCROLLED = 'data-scrolled';

/** Selects what lies in a page that is scrolled beyond 100 px. */
export const beyondTop = `:root:is([${SCROLLED}=past], [${SCROLLED}=end])`;
/** Selects elements of a page that is scrolled to its end. */
export const atEnd = `:root[${SCROLLED}=end]`;
/** Selects any page with a scroll mark. */
export const marked = `:root[${SCROLLED}]`;
