/** The custom property by which a header that stays at the page's upper edge tells its height. */
export const HEADER_HEIGHT = '--ui-header-height';

/** Height of the sticky header; 0 without one. */
export const belowHeader = `var(${HEADER_HEIGHT}, 0px)`;
