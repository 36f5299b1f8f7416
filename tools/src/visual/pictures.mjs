import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Largest difference in colour of pixels that count as equal, from 0 to 1: that of dithering. */
const THRESHOLD = 0.01;

/** Margin to keep around a story in its picture, in px. */
const MARGIN = 24;

/**
 * @typedef {object} Difference
 * @property {number} pixels how many differ
 * @property {Buffer} before
 * @property {Buffer} after
 * @property {Buffer} difference
 */

/**
 * Extends a picture to a larger size. The added area is transparent.
 *
 * @param {PNG} picture @param {number} width @param {number} height
 */
const extend = (picture, width, height) => {
  if (picture.width === width && picture.height === height) return picture;
  const extended = new PNG({ width, height });
  PNG.bitblt(picture, extended, 0, 0, picture.width, picture.height, 0, 0);
  return extended;
};

/**
 * Returns the last column and row of a picture that differ from the background at its end.
 *
 * @param {PNG} picture
 */
const extent = ({ width, height, data }) => {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const background = pixels.at(-1);
  let [right, bottom] = [0, 0];
  for (const [at, pixel] of pixels.entries()) {
    if (pixel === background) continue;
    right = Math.max(right, at % width);
    bottom = Math.floor(at / width);
  }
  return { right, bottom };
};

/** @param {PNG} picture @param {number} width @param {number} height */
const crop = (picture, width, height) => {
  const cropped = new PNG({ width, height });
  PNG.bitblt(picture, cropped, 0, 0, width, height, 0, 0);
  return PNG.sync.write(cropped);
};

/**
 * Returns the difference of two PNG files, with all three pictures cropped to their content; `undefined` when
 * they are equal. When one is larger, every pixel that the other lacks counts.
 *
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Difference | undefined}
 */
export const comparePictures = (before, after) => {
  if (before.equals(after)) return undefined;
  const files = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(...files.map((file) => file.width));
  const height = Math.max(...files.map((file) => file.height));
  const [one, other] = files.map((file) => extend(file, width, height));
  if (!one || !other) return undefined;
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, marked.data, width, height, {
    threshold: THRESHOLD,
  });
  if (pixels === 0 && files.every((file) => file.width === width && file.height === height))
    return undefined;
  const extents = [one, other].map(extent);
  const right = Math.min(width, Math.max(...extents.map((each) => each.right)) + MARGIN);
  const bottom = Math.min(height, Math.max(...extents.map((each) => each.bottom)) + MARGIN);
  return {
    pixels,
    before: crop(one, right, bottom),
    after: crop(other, right, bottom),
    difference: crop(marked, right, bottom),
  };
};
