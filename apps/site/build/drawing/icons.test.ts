import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawIcons } from './icons.ts';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const files = drawIcons();
const read = (path: string) => files.get(path) ?? Buffer.alloc(0);

describe('icons', () => {
  it('have the sizes the manifest gives', () => {
    const { icons } = JSON.parse(read('/site.webmanifest').toString()) as Manifest;
    expect(icons.length).toBeGreaterThan(2);
    for (const { src, sizes } of icons) {
      if (sizes === 'any') continue;
      const { width, height } = PNG.sync.read(read(src));
      expect(`${String(width)}x${String(height)}`, src).toBe(sizes);
    }
    expect(PNG.sync.read(read('/apple-touch-icon.png')).width).toBe(180);
  });

  it('cover their corners when a system cuts them itself', () => {
    const alphaOfCorner = (path: string) => PNG.sync.read(read(path)).data[3];
    expect(alphaOfCorner('/icons/maskable.png')).toBe(255);
    expect(alphaOfCorner('/apple-touch-icon.png')).toBe(255);
    expect(alphaOfCorner('/icons/192.png')).toBe(0);
  });

  it('come as ICO too: one picture of 32 by 32', () => {
    const ico = read('/favicon.ico');
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(offset + length).toBe(ico.length);
    expect(PNG.sync.read(ico.subarray(offset)).width).toBe(32);
  });
});
