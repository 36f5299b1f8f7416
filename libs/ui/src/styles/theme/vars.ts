import { vars } from './contract.css.ts';

/** The parts of the theme contract, for styles: `colour.accent` is `var(--ui-colour-accent)`. */
export const { colour, font, radius, shadow } = vars;
