import { componentStyle } from './layers.css.ts';
import { space } from './tokens.ts';

/** The space between children by `[data-gap]`: one set of rules for all layouts of a page. */
export const gapped = componentStyle('gapped', {
  selectors: Object.fromEntries(
    Object.entries(space).map(([name, gap]) => [`&[data-gap=${name}]`, { gap }]),
  ),
});
