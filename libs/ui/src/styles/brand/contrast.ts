// The colour spaces of CSS; the whole of culori is half as large again.
import 'culori/css';
import { parse, wcagContrast } from 'culori/fn';
import type { BrandTokens, ColourTokens } from './brand-tokens.ts';

export type ColourName = keyof ColourTokens;
export type ThemeName = keyof BrandTokens['colour'];

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for what identifies a control or a state. */
export const AA_TEXT = 4.5;
export const AA_NON_TEXT = 3;

export interface ContrastPair {
  readonly foreground: ColourName;
  readonly background: ColourName;
  /** The least ratio. */
  readonly required: number;
}

const pairs = (
  foregrounds: readonly ColourName[],
  backgrounds: readonly ColourName[],
  required: number,
): readonly ContrastPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, required })),
  );

const surfaces = ['canvas', 'surface', 'sunken'] as const;
const inverseSurfaces = ['inverse', 'inverseSurface'] as const;

/** Every pair of colours the components lay on one another, and the contrast it needs; a brand may lack two of the colours. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'textMuted', 'accent', 'accentHover', 'danger', 'success'], surfaces, AA_TEXT),
  ...pairs(['text', 'textMuted'], ['accentSoft'], AA_TEXT),
  // Links in a notice.
  ...pairs(['accent', 'accentHover'], ['accentSoft', 'dangerSoft', 'successSoft'], AA_TEXT),
  ...pairs(['text'], ['highlightSoft', 'dangerSoft', 'successSoft'], AA_TEXT),
  ...pairs(['danger'], ['dangerSoft'], AA_TEXT),
  ...pairs(['success'], ['successSoft'], AA_TEXT),
  ...pairs(['onAccent'], ['accent', 'accentHover'], AA_TEXT),
  ...pairs(['onHighlight'], ['highlight'], AA_TEXT),
  ...pairs(
    ['textOnInverse', 'textMutedOnInverse', 'accentOnInverse', 'highlight'],
    inverseSurfaces,
    AA_TEXT,
  ),
  ...pairs(['dangerOnInverse', 'successOnInverse'], inverseSurfaces, AA_TEXT),
  ...pairs(['inverse'], ['accentOnInverse', 'textOnInverse'], AA_TEXT),
  ...pairs(['borderStrong', 'focus'], surfaces, AA_NON_TEXT),
  ...pairs(['focusOnInverse'], inverseSurfaces, AA_NON_TEXT),
];

export const isColour = (value: string): boolean => parse(value) !== undefined;

/** Parses an opaque colour. The contrast of a translucent one depends on the background. */
const parseOpaque = (value: string) => {
  const colour = parse(value);
  return (colour?.alpha ?? 1) < 1 ? undefined : colour;
};

export const isOpaqueColour = (value: string): boolean => parseOpaque(value) !== undefined;

/** Returns the WCAG 2 contrast ratio, 1 to 21; `undefined` where one of the two is no opaque colour. */
export const contrastRatio = (one: string, other: string): number | undefined => {
  const [first, second] = [parseOpaque(one), parseOpaque(other)];
  return first && second ? wcagContrast(first, second) : undefined;
};

export interface ContrastFailure extends ContrastPair {
  readonly theme: ThemeName;
  /** `undefined` where one of the two is no opaque colour. */
  readonly ratio: number | undefined;
}

/** Returns the pairs of a brand whose contrast fails WCAG 2.2 AA. */
export const contrastFailures = ({ colour }: Pick<BrandTokens, 'colour'>): ContrastFailure[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs.flatMap((pair) => {
      const { [pair.foreground]: foreground, [pair.background]: background } = colour[theme];
      if (foreground === undefined || background === undefined) return [];
      const ratio = contrastRatio(foreground, background);
      return ratio === undefined || ratio < pair.required ? [{ ...pair, theme, ratio }] : [];
    }),
  );
