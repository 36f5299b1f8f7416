import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inkAndTeal } from './ink-and-teal.ts';
import { tokens } from './layers.css.ts';
import type { BrandTokens } from './tokens.ts';

/**
 * Writes a brand's values under a selector: light by default, dark where the visitor's system says
 * so, and either one where `data-theme` on the root asks for it.
 */
const applyBrand = (brand: BrandTokens) => {
  const { font, radius, shadow } = brand;
  const light = assignVars(vars.colour, brand.colour.light);
  const dark = assignVars(vars.colour, brand.colour.dark);
  globalStyle(':root', {
    '@layer': {
      [tokens]: {
        colorScheme: 'light dark',
        vars: { ...assignVars(vars, { colour: brand.colour.light, font, radius, shadow }) },
        '@media': { '(prefers-color-scheme: dark)': { vars: dark } },
      },
    },
  });
  globalStyle(':root[data-theme="light"]', {
    '@layer': { [tokens]: { colorScheme: 'light', vars: light } },
  });
  globalStyle(':root[data-theme="dark"]', {
    '@layer': { [tokens]: { colorScheme: 'dark', vars: dark } },
  });
};

applyBrand(inkAndTeal);
