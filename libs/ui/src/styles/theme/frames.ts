import { colour } from './vars.ts';

/** Returns a hairline that carries no meaning around a rounded box: a card, a menu, a picture. */
export const framed = (borderRadius: string) =>
  ({ border: `1px solid ${colour.border}`, borderRadius }) as const;

/** Returns the outline of a control, 3:1 against `surface` and `canvas`. */
export const outlined = (borderRadius: string) =>
  ({ border: `1px solid ${colour.borderStrong}`, borderRadius }) as const;
