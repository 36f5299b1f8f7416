/** The size of something in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Taller or wider than this, a page is drawn smaller than it says it is. */
const RATIO_MAX = 6;

/** Most pixels that are drawn of one page. */
const PIXELS_MAX = 8_000_000;

/** How high a page is for its width, within reason whatever the file says. */
export const ratioOf = ({ width, height }: Size): number => {
  const ratio = height / width;
  return Number.isFinite(ratio) ? Math.min(Math.max(ratio, 1 / RATIO_MAX), RATIO_MAX) : 1;
};

/**
 * How many pixels across a page is drawn.
 *
 * @param width - in px of the page that is looked at
 * @param density - pixels of the screen to one of these; more than two are not told apart
 */
export const pixelsAcross = (width: number, ratio: number, density: number): number =>
  Math.max(
    1,
    Math.floor(Math.min(width * Math.min(Math.max(density, 1), 2), Math.sqrt(PIXELS_MAX / ratio))),
  );
