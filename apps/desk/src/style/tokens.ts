/** Sizes of the desk: denser than the kit's, whose scale is for pages that are read. */
export const text = {
  /** Facts beside facts: 12 px. */
  small: '0.75rem',
  /** What most of the desk is set in: 13 px. */
  usual: '0.8125rem',
  /** What is read at length: 14 px. */
  read: '0.875rem',
  /** Headings of views: 16 px. */
  view: '1rem',
  /** What is open: 18 px. */
  open: '1.125rem',
} as const;

/** How high the bar above each view is, and what lies below it starts. */
export const BAR = '3.25rem';

/** From here on the navigation is beside the view. */
export const wide = '(min-width: 64em)';
/** Below, the desk is on a phone. */
export const phone = '(max-width: 47.99em)';
