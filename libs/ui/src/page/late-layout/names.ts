/** On the root while what is below the fold may wait. */
export const SHOWN_FROM_TOP = 'data-shown-from-top';
/** On the root of a page so long that its footer is out of sight while it is parsed. */
export const LONG_PAGE = 'data-long-page';
/** On the root while drawings wait until they come near the view. */
export const LATE_PICTURES = 'data-late-pictures';
/** On an `<svg>` whose drawing may wait on its own. */
export const LATE_PICTURE = 'data-late-picture';
/** On an element that no longer waits. */
export const LAID_OUT = 'data-laid-out';
/** On a part of a band that is laid out on its own. */
export const LATE_PART = 'data-late-part';
