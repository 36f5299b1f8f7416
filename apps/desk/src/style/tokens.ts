/** Font sizes of the desk. They are smaller than the design system's, whose scale suits pages of text. */
export const text = {
  /** Facts in dense rows: 12 px. */
  small: '0.75rem',
  usual: '0.8125rem',
  /** Longer texts: 14 px. */
  read: '0.875rem',
  view: '1rem',
  /** The open item's heading: 18 px. */
  open: '1.125rem',
} as const;

/** Height of the bar above each view. */
export const BAR = '3.25rem';

/** Media query of screens with the navigation beside the view. */
export const wide = '(min-width: 64em)';
/** Media query of screens that a list's head would fill, as at 400 % zoom. */
export const low = '(max-height: 25em)';
/** Media query of phones. */
export const phone = '(max-width: 47.99em)';
