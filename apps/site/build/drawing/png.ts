import { Resvg } from '@resvg/resvg-js';
import { constants, crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

/**
 * Encodes a picture without loss as a PNG with a palette (PNG §11.2.1, colour type 3), a third of the size.
 *
 * @param pixels - RGBA, row by row
 * @returns `undefined` for more than 256 colours, or when a pixel is transparent
 */
export const encodeIndexed = (
  pixels: Uint8Array,
  width: number,
  height: number,
): Buffer | undefined => {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const indexes = new Map<number, number>();
  // Each row begins with the number of its filter; 0 is no filter.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = view.getUint32((y * width + x) * 4);
      let index = indexes.get(colour);
      if (index === undefined) {
        index = indexes.size;
        if (index === MOST_COLOURS || (colour & 0xff) !== 0xff) return undefined;
        indexes.set(colour, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(
    [...indexes.keys()].flatMap((colour) => [
      (colour >>> 24) & 0xff,
      (colour >>> 16) & 0xff,
      (colour >>> 8) & 0xff,
    ]),
  );
  const data = deflateSync(rows, { level: constants.Z_BEST_COMPRESSION });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** Renders an SVG without text as a PNG, at its own size or at a given width in pixels. */
export const toPng = (svg: string, width?: number): Buffer => {
  const picture = new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  }).render();
  return encodeIndexed(picture.pixels, picture.width, picture.height) ?? picture.asPng();
};
