/** On the root while what is below the fold may wait. */
export const SHOWN_FROM_TOP = 'data-shown-from-top';
/** On an `<svg>` whose drawing may wait on its own. */
export const LATE_PICTURE = 'data-late-picture';
/** On an element that no longer waits. */
export const LAID_OUT = 'data-laid-out';
