/* eslint-disable @nx/enforce-module-boundaries -- stands outside the workspace when it runs */
import { createBrand, inkAndTeal, type BrandTokens } from '@example/ui/brand';

/** The accent of the light theme; a browser is asked for it. */
export const accent = '#8a1c5c';

/** A brand of its own: the example brand with another accent and sharper corners. */
const tokens: BrandTokens = {
  ...inkAndTeal,
  name: 'plum',
  colour: {
    ...inkAndTeal.colour,
    light: {
      ...inkAndTeal.colour.light,
      accent,
      accentHover: '#6b1347',
      accentSoft: '#fbe9f3',
    },
  },
  radius: { ...inkAndTeal.radius, small: '0', medium: '0.125rem' },
};

export const brand = createBrand(tokens);
