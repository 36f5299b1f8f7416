import { describe, expect, it } from 'vitest';
import { pixelsAcross, ratioOf } from './page-size.ts';

describe('page size', () => {
  it('keeps its ratio within the limits, whatever the file claims', () => {
    expect(ratioOf({ width: 595, height: 842 })).toBeCloseTo(1.415, 3);
    expect(ratioOf({ width: 1, height: 1e6 })).toBe(6);
    expect(ratioOf({ width: 1e6, height: 1 })).toBeCloseTo(1 / 6);
    expect(ratioOf({ width: 0, height: 0 })).toBe(1);
  });

  it('is as sharp as the screen, within the limit of memory', () => {
    expect(pixelsAcross(500, 1.4, 1)).toBe(500);
    expect(pixelsAcross(500, 1.4, 2)).toBe(1_000);
    expect(pixelsAcross(500, 1.4, 0.5)).toBe(500);
    const across = pixelsAcross(10_000, 6, 3);
    expect(across * across * 6).toBeLessThanOrEqual(8_000_000);
    expect(pixelsAcross(0, 1, 1)).toBe(1);
  });
});
