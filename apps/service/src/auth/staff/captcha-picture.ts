import { randomInt } from 'node:crypto';

/** Characters that are not mistaken for one another. */
const ALPHABET = '346789ABCDEFGHJKMNPQRTUVWXY';
const LENGTH = 5;

const OPTIONS = {
  noise: 2,
  width: 180,
  height: 60,
  fontSize: 60,
  // By default the library leaves out curves, and with them parts of characters.
  truncateCurveProbability: 0,
} as const;

/** Length in px below which a line is invisible. */
const SHORTEST_LINE = 0.25;

/** A point, and the lines from it that follow one another. */
const LINES = /(-?\d+\.\d -?\d+\.\d)((?:L-?\d+\.\d -?\d+\.\d)+)/g;

/** Leaves out the invisible lines that the library adds between its curves: a third of the picture's bytes. */
const withoutShortLines = (svg: string) =>
  svg.replaceAll(LINES, (_, start: string, lines: string) => {
    let [x = 0, y = 0] = start.split(' ').map(Number);
    const long = lines.split('L').filter((end) => {
      const [toX = x, toY = y] = end.split(' ', 2).map(Number);
      if (end === '' || Math.hypot(toX - x, toY - y) < SHORTEST_LINE) return false;
      [x, y] = [toX, toY];
      return true;
    });
    return [start, ...long].join('L');
  });

/** Signature of the library, which its types lack. */
type Draw = (text: string, options: typeof OPTIONS) => string;

/**
 * Draws random characters, dark on white. The library with its font is loaded for the first picture, so that an
 * instance that signs nobody in does without.
 */
export const drawCaptcha = async () => {
  const library: unknown = (await import('svg-captcha-fixed')).default;
  const text = Array.from({ length: LENGTH }, () =>
    ALPHABET.charAt(randomInt(ALPHABET.length)),
  ).join('');
  // With its own background the library would choose pale colours.
  const svg = (library as Draw)(text, OPTIONS)
    .replace('>', '><rect width="100%" height="100%" fill="#fff"/>')
    // Hundredths of a pixel are invisible.
    .replaceAll(/(\.\d)\d/g, '$1');
  return { text, svg: withoutShortLines(svg) };
};
