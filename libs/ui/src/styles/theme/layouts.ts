/**
 * Parts of style rules that lay out an element's children. Spread one into a rule of
 * vanilla-extract; a gap is a CSS length, or two of them: between lines, then between columns.
 */

/** Places children below each other, none of them wider than the element. */
export const inColumn = (gap: string) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) as const;

/** Places children beside each other, each in the middle of the line. */
export const inRow = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** Places a row within a line of text. */
export const inlineRow = (gap: string) =>
  ({ display: 'inline-flex', alignItems: 'center', gap }) as const;

/** Places children beside each other, on further lines where there is no room. */
export const wrapping = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

export const square = (size: string) => ({ inlineSize: size, blockSize: size }) as const;

/** Returns a square with its content in the middle: an icon, a sign. */
export const tile = (size: string) =>
  ({ display: 'grid', placeItems: 'center', ...square(size) }) as const;
