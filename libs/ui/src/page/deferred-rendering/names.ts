/** On the root while content below the fold is deferred. */
export const DEFERRING = 'data-deferring';
/** On the root while drawings are deferred until they come near the view. */
export const DEFERRED_DRAWINGS = 'data-deferred-svgs';
/** On an `<svg>` whose drawing, or the text in it, may be deferred. */
export const DEFERRED_DRAWING = 'data-deferred-svg';
/** On an element that is no longer deferred. */
export const RENDERED = 'data-rendered';
/** On a part of a band that is not rendered yet. */
export const DEFERRED_PART = 'data-deferred';
