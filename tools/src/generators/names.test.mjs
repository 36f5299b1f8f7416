import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { describe, expect, it } from 'vitest';
import { assertFree, literal, spell } from './names.mjs';

describe('a name', () => {
  it.each(['price-tag', 'PriceTag', 'priceTag', ' price tag '])('may be written %s', (given) => {
    expect(spell(given)).toEqual({
      fileName: 'price-tag',
      className: 'PriceTag',
      propertyName: 'priceTag',
      sentence: 'Price tag',
    });
  });

  it('is one word when it is an abbreviation', () => {
    expect(spell('FAQ')).toEqual({
      fileName: 'faq',
      className: 'Faq',
      propertyName: 'faq',
      sentence: 'Faq',
    });
  });

  it.each(['', '3d', '../up', 'a/b', 'naïve', 'a--b'])('is not %j', (given) => {
    expect(() => spell(given)).toThrow('is no name');
  });
});

it('a generator refuses to write over what is there', () => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/ui/src/components/badge/badge.tsx', '');
  expect(() => {
    assertFree(tree, 'libs/ui/src/components/badge');
  }).toThrow('libs/ui/src/components/badge is there already.');
  expect(() => {
    assertFree(tree, 'libs/ui/src/components/bad');
  }).not.toThrow();
});

it('a literal is quoted, whatever the text has in it', () => {
  expect(literal(`a "b" 'c' \\`)).toBe(`"a \\"b\\" 'c' \\\\"`);
});
