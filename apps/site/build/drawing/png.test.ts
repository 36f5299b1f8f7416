import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { encodeIndexed, toPng } from './png.ts';

const pixelsOf = (colours: readonly number[]) => {
  const pixels = Buffer.alloc(colours.length * 4);
  colours.forEach((colour, index) => pixels.writeUInt32BE(colour, index * 4));
  return pixels;
};

describe('PNG with a palette', () => {
  it('decodes to the same picture', () => {
    const pixels = pixelsOf([
      0x112233ff, 0x445566ff, 0x112233ff, 0xff0000ff, 0x00ff00ff, 0x0000ffff,
    ]);
    const png = encodeIndexed(pixels, 3, 2);
    const { width, height, data } = PNG.sync.read(png ?? Buffer.alloc(0));
    expect({ width, height }).toEqual({ width: 3, height: 2 });
    expect(data.equals(pixels)).toBe(true);
  });

  it('is undefined for more than 256 colours, or for a transparent pixel', () => {
    const many = Array.from({ length: 257 }, (_, index) => ((index << 8) | 0xff) >>> 0);
    expect(encodeIndexed(pixelsOf(many.slice(0, 256)), 256, 1)).toBeDefined();
    expect(encodeIndexed(pixelsOf(many), 257, 1)).toBeUndefined();
    expect(encodeIndexed(pixelsOf([0x112233fe]), 1, 1)).toBeUndefined();
  });
});

describe('drawing', () => {
  it('becomes a PNG of the width asked for', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><circle r="2"/></svg>';
    const { width, height } = PNG.sync.read(toPng(svg, 40));
    expect({ width, height }).toEqual({ width: 40, height: 20 });
  });
});
