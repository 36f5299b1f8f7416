import { describe, expect, it } from 'vitest';
import { exportedData } from './client-only.ts';

describe('exportedData', () => {
  it.each([
    ["export const sizes = ['sm', 'md'] as const;", ['sizes']],
    ['export const widths = { sm: 1 } satisfies Record<string, number>;', ['widths']],
    ["export const name = 'kit';\nexport const count = 3;", ['name', 'count']],
    ["const sizes = ['sm'];\nexport type Size = (typeof sizes)[number];", []],
    ['export const Button = () => <button />;', []],
    ['export const useThing = () => useState(1);', []],
  ])('finds in %j: %j', (source, names) => {
    expect(exportedData('module.tsx', source)).toEqual(names);
  });
});
