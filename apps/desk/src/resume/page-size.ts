/** A size in px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Largest ratio of a page's sides. A page beyond it is drawn with this ratio. */
const RATIO_MAX = 6;

/** Most pixels to draw of one page. */
const PIXELS_MAX = 8_000_000;

/** Returns height divided by width, clamped because the file may claim any size. */
export const ratioOf = ({ width, height }: Size): number => {
  const ratio = height / width;
  return Number.isFinite(ratio) ? Math.min(Math.max(ratio, 1 / RATIO_MAX), RATIO_MAX) : 1;
};

/**
 * Returns the width of a page's canvas, in pixels.
 *
 * @param width - width of the page, in CSS px
 * @param density - device pixels per CSS px; values above 2 count as 2
 */
export const pixelsAcross = (width: number, ratio: number, density: number): number =>
  Math.max(
    1,
    Math.floor(Math.min(width * Math.min(Math.max(density, 1), 2), Math.sqrt(PIXELS_MAX / ratio))),
  );
