export { BrandContrastError, createBrand } from './create-brand.ts';
export type { Brand, BrandOptions } from './create-brand.ts';
export {
  AA_NON_TEXT,
  AA_TEXT,
  contrastFailures,
  contrastPairs,
  contrastRatio,
} from './contrast.ts';
export type { ColourName, ContrastFailure, ContrastPair, ThemeName } from './contrast.ts';
export { forestAndClay } from './forest-and-clay.ts';
export { graphiteAndViolet } from './graphite-and-violet.ts';
export { inkAndTeal } from './ink-and-teal.ts';
export type { BrandTokens, Colour, ColourTokens } from './brand-tokens.ts';
