import { vars } from './contract.css.ts';

/*
 * Parts of style rules: the values of the theme, and declarations that several rules share. Spread the latter into a
 * rule of vanilla-extract. A gap is a CSS length, or two of them: between lines, then between columns.
 */

/** The parts of the theme contract, for styles: `colour.accent` is `var(--ui-colour-accent)`. */
export const { colour, font, radius, shadow } = vars;

/** Returns a hairline that carries no meaning around a rounded box: a card, a menu, a picture. */
export const framed = (borderRadius: string) =>
  ({ border: `1px solid ${colour.border}`, borderRadius }) as const;

/** Returns the outline of a control, 3:1 against `surface`, `canvas` and `sunken`. */
export const outlined = (borderRadius: string) =>
  ({ border: `1px solid ${colour.borderStrong}`, borderRadius }) as const;

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
