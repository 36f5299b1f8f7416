/** On the root while content below the fold is deferred; its value is the stage. */
export const DEFERRING = 'data-deferring';
/**
 * The stages in which a phone renders a page, named by what it leaves out: all below the first band until that
 * is painted, then the bands below the fold, then their cards. In the last, the browser renders what is near the view.
 */
export const STAGES = ['below', 'bands', 'cards', ''] as const;
export type Stage = (typeof STAGES)[number];
/** On the root while drawings are deferred until they come near the view. */
export const DEFERRED_DRAWINGS = 'data-deferred-svgs';
/** On an `<svg>` whose drawing, or the text in it, may be deferred. */
export const DEFERRED_DRAWING = 'data-deferred-svg';
/** On an element that is no longer deferred. */
export const RENDERED = 'data-rendered';
/** On a part of a band that is not rendered yet. */
export const DEFERRED_PART = 'data-deferred';
