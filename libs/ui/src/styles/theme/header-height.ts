/** The custom property with the height of a sticky header. */
export const HEADER_HEIGHT = '--ui-header-height';

/** Height of the sticky header; 0 without one. */
export const belowHeader = `var(${HEADER_HEIGHT}, 0px)`;
