/** 8 px rhythm, in rem so that it grows with the reader's text size. */
export const space = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  huge: '4rem',
  vast: '6rem',
} as const;
export type Space = keyof typeof space;

/** Fluid type scale: grows between 360 px and 1280 px wide viewports. */
export const fontSize = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: 'clamp(1.125rem, 1.08rem + 0.22vw, 1.25rem)',
  xl: 'clamp(1.3125rem, 1.23rem + 0.36vw, 1.5rem)',
  xxl: 'clamp(1.625rem, 1.4rem + 0.98vw, 2.125rem)',
  xxxl: 'clamp(2rem, 1.62rem + 1.7vw, 2.875rem)',
  display: 'clamp(2.375rem, 1.65rem + 3.2vw, 4.125rem)',
} as const;
export type FontSize = keyof typeof fontSize;

/** Durations and easings. */
export const motion = {
  fast: '150ms',
  medium: '250ms',
  /** Page transition. */
  page: '500ms',
  /** Scroll animations. */
  reveal: '800ms',
  easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  easeInOut: 'ease-in-out',
} as const;

/**
 * Widths at which layouts change, in px at the usual text size of 16 px; mobile is below `md`.
 * The conditions made of them are in em: a reader whose text is twice as large gets the
 * layout of a screen half as wide. `xs` is the narrowest phone: below it only enlarged text is;
 * from `nav` the header's navigation fits in a row; from `edge` there is room beside the page's
 * column.
 */
export const breakpoint = {
  xs: 320,
  sm: 480,
  md: 768,
  lg: 1024,
  nav: 1120,
  xl: 1280,
  edge: 1312,
} as const;
export type Breakpoint = keyof typeof breakpoint;

const em = (px: number) => `${String(px / 16)}em`;

/** Returns the `@media` condition for viewports at least that wide. */
export const from = (name: Breakpoint) => `(min-width: ${em(breakpoint[name])})`;
/** Returns the `@media` condition for viewports narrower than that. */
export const below = (name: Breakpoint) => `(max-width: ${em(breakpoint[name] - 0.02)})`;
/** `@media` condition under which things may move. */
export const motionOk = '(prefers-reduced-motion: no-preference)';
export const forcedColours = '(forced-colors: active)';
