import { globalStyle } from '@vanilla-extract/css';
import { inkAndTeal } from '../brand/ink-and-teal.ts';
import { brandRules } from '../brand/rules.ts';
import { tokens } from './layers.css.ts';

/** The house brand is the kit's own stylesheet; `createBrand` makes one that lies over it. */
for (const { selector, media, colorScheme, vars } of brandRules(inkAndTeal, ':root')) {
  globalStyle(selector, {
    '@layer': {
      [tokens]: {
        ...(colorScheme !== undefined && { colorScheme }),
        ...(media === undefined ? { vars } : { '@media': { [media]: { vars } } }),
      },
    },
  });
}
