import { createBrand, inkAndTeal } from '@example/ui/brand';
import { writeFileSync } from 'node:fs';

/** A brand of its own: the example brand with another accent and sharper corners. */
const { css } = createBrand({
  ...inkAndTeal,
  name: 'plum',
  colour: {
    ...inkAndTeal.colour,
    light: {
      ...inkAndTeal.colour.light,
      accent: '#8a1c5c',
      accentHover: '#6b1347',
      accentSoft: '#fbe9f3',
    },
  },
  radius: { ...inkAndTeal.radius, small: '0', medium: '0.125rem' },
});
writeFileSync('brand.css', css);
