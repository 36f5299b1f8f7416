import { randomInt } from 'node:crypto';

/** What is drawn, and what it says. */
export interface CaptchaPicture {
  readonly text: string;
  readonly svg: string;
}

/** Without characters that are taken for one another. */
const ALPHABET = '346789ABCDEFGHJKMNPQRTUVWXY';
const LENGTH = 5;

const OPTIONS = {
  noise: 2,
  width: 180,
  height: 60,
  fontSize: 60,
  // The library would leave curves out, and with them parts of characters.
  truncateCurveProbability: 0,
} as const;

/** What the library is, beside what its types say. */
type Draw = (text: string, options: typeof OPTIONS) => string;

/**
 * Draws some characters, dark on white. The font is loaded when the first picture is asked for: an instance
 * that signs nobody in does without.
 */
export const drawCaptcha = async (): Promise<CaptchaPicture> => {
  const library: unknown = (await import('svg-captcha-fixed')).default;
  const text = Array.from({ length: LENGTH }, () =>
    ALPHABET.charAt(randomInt(ALPHABET.length)),
  ).join('');
  // The library's own background would make it choose pale colours.
  const svg = (library as Draw)(text, OPTIONS)
    .replace('>', '><rect width="100%" height="100%" fill="#fff"/>')
    // Nobody sees a hundredth of a pixel.
    .replaceAll(/(\.\d)\d/g, '$1');
  return { text, svg };
};
