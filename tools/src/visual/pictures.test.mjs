import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './pictures.mjs';

/**
 * Returns a white picture with a square of 4 px in another colour at its start.
 *
 * @param {number} width @param {number} height
 * @param {readonly [number, number, number]} square
 */
const picture = (width, height, square = [255, 255, 255]) => {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 0; y < 4; y += 1) {
    for (let x = 0; x < 4; x += 1) png.data.set(square, (y * width + x) * 4);
  }
  return png;
};

/** @param {PNG} png */
const file = (png) => PNG.sync.write(png);

describe('two pictures', () => {
  it('are the same, whatever way they are packed', () => {
    const plain = file(picture(10, 10));
    const packed = PNG.sync.write(picture(10, 10), { deflateLevel: 0 });
    expect(plain.equals(packed)).toBe(false);
    expect(comparePictures(plain, packed)).toBe(undefined);
  });

  it('differ in as many pixels as were changed, which the difference shows', () => {
    const found = comparePictures(file(picture(10, 10)), file(picture(10, 10, [0, 90, 90])));
    expect(found?.pixels).toBe(16);
    const { width, height, data } = PNG.sync.read(found?.difference ?? Buffer.alloc(0));
    expect([width, height]).toEqual([10, 10]);
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  it('are shown without the empty background at their end', () => {
    const found = comparePictures(file(picture(90, 60)), file(picture(90, 60, [0, 90, 90])));
    for (const part of /** @type {const} */ (['before', 'after', 'difference'])) {
      const { width, height } = PNG.sync.read(found?.[part] ?? Buffer.alloc(0));
      expect([width, height]).toEqual([27, 27]);
    }
  });

  it('differ when a colour is only a little off', () => {
    const found = comparePictures(
      file(picture(10, 10, [200, 200, 200])),
      file(picture(10, 10, [192, 200, 200])),
    );
    expect(found?.pixels).toBe(16);
  });

  it('differ when one is larger, by all that the other lacks', () => {
    expect(comparePictures(file(picture(10, 10)), file(picture(10, 14)))?.pixels).toBe(40);
    expect(comparePictures(file(picture(12, 10)), file(picture(10, 10)))?.pixels).toBe(20);
  });
});
