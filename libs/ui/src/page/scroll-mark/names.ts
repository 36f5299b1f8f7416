/** On the root element: how far the page is scrolled, `top` (100 px at most), `past` that, or at its `end`. */
const SCROLLED = 'data-scrolled';

/** Selects what lies in a page that is scrolled beyond 100 px. */
export const beyondTop = `:root:is([${SCROLLED}=past], [${SCROLLED}=end])`;
/** The same at the end of the page, where its last lines are. */
export const atEnd = `:root[${SCROLLED}=end]`;
/** Any page that says how far it is scrolled. */
export const marked = `:root[${SCROLLED}]`;
