// The layers come with the styles: `layers.css.ts` exports functions and is for `*.css.ts` files only.
import './font.css.ts';
import './reset.css.ts';
import './theme.css.ts';

export * from './parts.ts';
export * from './tokens.ts';
export type { BrandTokens, Colour, ColourTokens } from '../brand/brand-tokens.ts';
export { vars } from './contract.css.ts';
