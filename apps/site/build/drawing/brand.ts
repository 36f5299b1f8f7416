import { inkAndTeal } from '@example/ui/brand';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The brand's light colours. Drawings have no dark theme. */
export const colours = inkAndTeal.colour.light;

export const FACE = 'Hanken Grotesk';

const { resolve } = createRequire(import.meta.url);

/** Returns the file of the brand's font in one weight, in a format that Node can read. */
export const faceFile = (weight: 400 | 500 | 600 | 700): string =>
  resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${String(weight)}-normal.woff`);

export const readFace = (weight: Parameters<typeof faceFile>[0]) => ({
  name: FACE,
  data: readFileSync(faceFile(weight)),
  weight,
  style: 'normal' as const,
});
