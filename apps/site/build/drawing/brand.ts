import { inkAndTeal } from '@example/ui/brand';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The brand's colours: what is drawn has no dark theme. */
export const colours = inkAndTeal.colour.light;

export const FACE = 'Hanken Grotesk';

const { resolve } = createRequire(import.meta.url);

/** File of the brand's face in one weight, in a format that is read without a browser. */
export const faceFile = (weight: 400 | 500 | 600 | 700): string =>
  resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${String(weight)}-normal.woff`);

export const readFace = (weight: Parameters<typeof faceFile>[0]) => ({
  name: FACE,
  data: readFileSync(faceFile(weight)),
  weight,
  style: 'normal' as const,
});
