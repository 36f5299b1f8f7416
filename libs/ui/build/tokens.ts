/* The design tokens in the format of the Design Tokens Community Group, 2025.10. */
// The colour spaces of CSS; the whole of culori is half as large again.
import 'culori/css';
import { converter, formatHex } from 'culori/fn';
import type { BrandTokens } from '../src/styles/brand/brand-tokens.ts';
import { forestAndClay } from '../src/styles/brand/forest-and-clay.ts';
import { graphiteAndViolet } from '../src/styles/brand/graphite-and-violet.ts';
import { inkAndTeal } from '../src/styles/brand/ink-and-teal.ts';
import { breakpoint, fontSize, motion, space } from '../src/styles/theme/tokens.ts';

interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}

interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** The brands that the package holds. */
export const brands: readonly BrandTokens[] = [inkAndTeal, forestAndClay, graphiteAndViolet];

export const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** The unit of lengths in rem: design tools know px only. */
type Unit = 'rem' | 'px';

const REM = 16;

const toRgb = converter('rgb');

const round = (value: number) => Number(value.toFixed(5));

const colourValue = (css: string) => {
  const rgb = toRgb(css);
  if (rgb === undefined) throw new Error(`'${css}' is no colour.`);
  const { r, g, b, alpha = 1 } = rgb;
  return {
    colorSpace: 'srgb',
    components: [round(r), round(g), round(b)],
    ...(alpha < 1 && { alpha }),
    hex: formatHex(rgb),
  };
};

const lengthValue = (css: string, unit: Unit) => {
  const [, number = '', given = ''] = /^(-?[\d.]+)(px|rem|)$/.exec(css) ?? [];
  if (number === '' || (given === '' && Number(number) !== 0))
    throw new Error(`'${css}' is no length in px or rem.`);
  const value = Number(number);
  return given === 'rem' && unit === 'px'
    ? { value: round(value * REM), unit: 'px' }
    : { value, unit: given === '' ? 'px' : given };
};

const shadowValue = (css: string, unit: Unit) => {
  // A comma within parentheses parts the components of a colour.
  const layers = css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', colour = ''] =
      /^((?:-?[\d.]+(?:px|rem)?\s+){2,4})(.+)$/.exec(layer) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(/\s+/);
    return {
      color: colourValue(colour),
      offsetX: lengthValue(offsetX, unit),
      offsetY: lengthValue(offsetY, unit),
      blur: lengthValue(blur, unit),
      spread: lengthValue(spread, unit),
    };
  });
  return layers.length === 1 ? layers[0] : layers;
};

const familyValue = (css: string) =>
  css.split(',').map((family) => family.trim().replaceAll("'", ''));

const dimension = (css: string, unit: Unit): Token => ({
  $type: 'dimension',
  $value: lengthValue(css, unit),
});

/** Returns a fluid size as its minimum and its maximum: the format has no value for the range. */
const size = (css: string, unit: Unit): Token | TokenGroup => {
  const [, min, max] = /^clamp\(([\d.]+rem),.*, ([\d.]+rem)\)$/.exec(css) ?? [];
  return min === undefined || max === undefined
    ? dimension(css, unit)
    : { min: dimension(min, unit), max: dimension(max, unit) };
};

const easing = (css: string): Token => {
  const points =
    css === 'ease-in-out' ? '0.42, 0, 0.58, 1' : /^cubic-bezier\((.*)\)$/.exec(css)?.[1];
  if (points === undefined) throw new Error(`'${css}' is no easing.`);
  return { $type: 'cubicBezier', $value: points.split(',').map(Number) };
};

const group = <Value>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Token | TokenGroup,
): TokenGroup =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)]));

/** Adds the name of a token's custom property. */
const withProperty = (kind: string, name: string, token: Token): Token => ({
  ...token,
  $extensions: { 'com.example.ui': { css: `var(--ui-${kind}-${name})` } },
});

const { easeOut, easeInOut, ...durations } = motion;

/** Returns the tokens that all brands share. */
const systemTokens = (unit: Unit): TokenGroup => ({
  space: group(space, (value) => dimension(value, unit)),
  fontSize: group(fontSize, (value) => size(value, unit)),
  duration: group(durations, (value) => ({
    $type: 'duration',
    $value: { value: Number.parseFloat(value), unit: 'ms' },
  })),
  easing: group({ easeOut, easeInOut }, easing),
  breakpoint: group(breakpoint, (value) => dimension(`${String(value)}px`, unit)),
});

const colours = ({ colour }: BrandTokens, mode: Mode): TokenGroup =>
  group({ ...colour[mode] }, (value, name) =>
    withProperty('colour', name, { $type: 'color', $value: colourValue(value) }),
  );

const looks = ({ font, radius, shadow }: BrandTokens, unit: Unit): TokenGroup => ({
  font: group(font, (value, name) =>
    withProperty('font', name, { $type: 'fontFamily', $value: familyValue(value) }),
  ),
  radius: group(radius, (value, name) => withProperty('radius', name, dimension(value, unit))),
  shadow: group(shadow, (value, name) =>
    withProperty('shadow', name, { $type: 'shadow', $value: shadowValue(value, unit) }),
  ),
});

/** Returns all tokens for one file: those that brands share, then each brand's with light and dark colours. */
const allTokens = (): TokenGroup => ({
  ...systemTokens('rem'),
  brand: Object.fromEntries(
    brands.map((brand) => [
      brand.name,
      {
        colour: { light: colours(brand, 'light'), dark: colours(brand, 'dark') },
        ...looks(brand, 'rem'),
      },
    ]),
  ),
});

/** Returns one brand in one mode, with lengths in px: design tools import one such file for each mode. */
const modeTokens = (brand: BrandTokens, mode: Mode): TokenGroup => ({
  colour: colours(brand, mode),
  ...looks(brand, 'px'),
  ...systemTokens('px'),
});

const json = (tokens: TokenGroup) => `${JSON.stringify(tokens, undefined, 2)}\n`;

/** Returns the files of tokens by their paths in the package. */
export const tokenFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['tokens.json', json(allTokens())],
    ...brands.flatMap((brand) =>
      modes.map(
        (mode) => [`tokens/${brand.name}.${mode}.json`, json(modeTokens(brand, mode))] as const,
      ),
    ),
  ]);
