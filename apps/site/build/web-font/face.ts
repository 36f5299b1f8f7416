import subsetFont from 'subset-font';
import type { InlineFace } from '../../src/document/assets.ts';

/** The weights in which the kit sets text. */
const WEIGHTS = { min: 400, max: 700 } as const;

/** Those of the face's own that can make a difference to a text: fractions are left out. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'];

const hex = (number: number) => number.toString(16).toUpperCase();

/** `U+20-7E,U+A9`: the characters as a value of `unicode-range`. */
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
 * The one face in minified styles that is a file: its rule, and the address of the file.
 *
 * @throws where there is none, or more than one
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
 * A rule that has some characters of a face in itself. In everything else it is the face's own rule:
 * so a browser takes the two for one face, and fetches the file where a text has other characters.
 *
 * @param rule the face's rule
 * @param font what `cutFont` made of its file
 */
export const inlineFace = (
  rule: string,
  font: Buffer,
  characters: readonly string[],
): Omit<InlineFace, 'script'> => {
  const href = `data:font/woff2;base64,${font.toString('base64')}`;
  const changes: readonly (readonly [RegExp, string])[] = [
    [/src:[^;}]*/, `src:url(${href}) format("woff2")`],
    [/unicode-range:[^;}]*/, `unicode-range:${unicodeRange(characters)}`],
    // It is there at once: nothing is drawn in another face before.
    [/font-display:[^;}]*/, 'font-display:block'],
  ];
  const css = changes.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`the rule has no ${String(from)}: ${rule}`);
    return text.replace(from, to);
  }, rule);
  return { css, href };
};
