/** The type of a transition that leads back; the stylesheet reverses its direction. */
export const BACK = 'back';
/** The type of a transition within a document. */
export const WITHIN = 'within';
/** Selects elements during a transition within the document. */
export const changesWithin = `:root:active-view-transition-type(${WITHIN})`;
/** On the root: direction from which the page slides in; the end side without it. */
export const DIRECTION = 'data-page-dir';
/** The direction of a page that was not navigated to. */
export const NO_DIRECTION = 'none';
/** On the root while another document is loading: the page slides out, with `back` to its end side. */
export const EXIT = 'data-page-exit';
/** On elements that keep their place within a page that slides. */
export const FIXED = 'data-page-fixed';
