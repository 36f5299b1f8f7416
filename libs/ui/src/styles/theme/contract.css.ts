import { createGlobalThemeContract } from '@vanilla-extract/css';
import { inkAndTeal } from '../brand/ink-and-teal.ts';

/** Returns the names of tokens, without their values. */
const namesOf = <Tokens extends object>(tokens: Tokens) =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, null])) as Record<keyof Tokens, null>;

/**
 * The theme contract: every value that differs between brands or themes, as a CSS custom property
 * with a stable, readable name (`--ui-colour-accent`). Spacing, type sizes and durations are the
 * system's own and stand in `tokens.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    colour: namesOf(inkAndTeal.colour.light),
    font: namesOf(inkAndTeal.font),
    radius: namesOf(inkAndTeal.radius),
    shadow: namesOf(inkAndTeal.shadow),
  },
  (_value, path) => `ui-${path.join('-')}`,
);
