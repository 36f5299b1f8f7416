import subsetFont from 'subset-font';
import type { InlineFace } from '../../src/document/assets.ts';

/** The weights in which the kit sets text. */
const WEIGHTS = { min: 400, max: 700 } as const;

/** Features that can change a text. Fractions are left out. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'];

const hex = (number: number) => number.toString(16).toUpperCase();

/** Returns characters as a value of `unicode-range`, such as `U+20-7E,U+A9`. */
export const unicodeRange = (characters: readonly string[]): string => {
  const ranges: { from: number; to: number }[] = [];
  for (const number of characters.map((character) => character.codePointAt(0) ?? 0)) {
    const last = ranges.at(-1);
    if (last?.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges
    .map(({ from, to }) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`)
    .join(',');
};

/** Cuts a variable font to some characters and to the weights of the kit, as WOFF2. */
export const cutFont = async (font: Buffer, characters: readonly string[]): Promise<Buffer> =>
  subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: features,
  });

const FACE = /@font-face\{[^}]*?url\("?([^)"]+\.woff2)"?\)[^}]*\}/g;

/**
 * Returns the rule and the URL of the one font file in minified styles.
 *
 * @throws Error when there is none, or more than one
 */
export const namedFace = (css: string): { readonly rule: string; readonly url: string } => {
  const [face, ...others] = [...css.matchAll(FACE)];
  const [rule, url] = face ?? [];
  if (rule === undefined || url === undefined || others.length > 0) {
    throw new Error(
      `the styles must name one web font, not ${String(face ? 1 + others.length : 0)}`,
    );
  }
  return { rule, url };
};

/**
 * Returns a second `@font-face` rule that inlines a subset as a `data:` URL. The rest of the rule is the same, so the
 * browser treats both as one font and fetches the file for other characters only.
 *
 * @param rule - the font's rule
 * @param font - output of `cutFont`
 */
export const inlineFace = (
  rule: string,
  font: Buffer,
  characters: readonly string[],
): InlineFace => {
  const href = `data:font/woff2;base64,${font.toString('base64')}`;
  const changes: readonly (readonly [RegExp, string])[] = [
    [/src:[^;}]*/, `src:url(${href}) format("woff2")`],
    [/unicode-range:[^;}]*/, `unicode-range:${unicodeRange(characters)}`],
    // The inlined font is available at once, so no fallback is drawn first.
    [/font-display:[^;}]*/, 'font-display:block'],
  ];
  const css = changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`the rule has no ${String(from)}: ${rule}`);
    return text.replace(from, to);
  }, rule);
  return { css, href };
};
