import { sharePictures } from '@example/content/share';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { toPng } from './png.ts';
import { sharePictureSvg } from './share-picture.ts';

const longest = [...sharePictures.values()].reduce((a, b) =>
  b.heading.length > a.heading.length ? b : a,
);

const draw = async (picture: typeof longest) => toPng(await sharePictureSvg(picture));

describe('share picture', { timeout: 30_000 }, () => {
  it('has the measures it is announced with, and few bytes', async () => {
    const png = await draw(longest);
    const { width, height } = PNG.sync.read(png);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(40_000);
  });

  it('differs by its heading, and is the same for the same words', async () => {
    const png = await draw(longest);
    expect((await draw(longest)).equals(png)).toBe(true);
    expect((await draw({ ...longest, heading: 'Another' })).equals(png)).toBe(false);
  });

  it('keeps its words in their place, left of the large mark and within the margins', async () => {
    const { data } = PNG.sync.read(await draw(longest));
    const { data: without } = PNG.sync.read(await draw({ ...longest, heading: ' ' }));
    const changed = (x: number, y: number) => {
      const at = (y * 1200 + x) * 4;
      return !data.subarray(at, at + 3).equals(without.subarray(at, at + 3));
    };
    for (let y = 0; y < 630; y += 1) {
      for (const x of [20, 70, 790, 900, 1190]) expect(changed(x, y), `${x}, ${y}`).toBe(false);
    }
  });
});
