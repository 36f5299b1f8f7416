import { brands } from './brands.ts';
import { setReducedMotion } from './stress.ts';

/** Values of the toolbar, by their names in `globalTypes`. */
export type Globals = Readonly<Record<string, unknown>>;

const asText = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

/** Maps `both` to the light theme: the manager shows the dark page beside it (`both-themes.ts`). */
const ofBoth = (theme: string) => (theme === 'both' ? 'light' : theme);

const read = (globals: Globals) => ({
  theme: ofBoth(asText(globals['theme'], 'system')),
  brand: asText(globals['brand'], 'ink-and-teal'),
  direction: asText(globals['direction'], 'ltr'),
  motion: asText(globals['motion'], 'system'),
});

/** Applies the toolbar's values to the root as a site does. `system` leaves the choice to the browser. */
export const putOnRoot = (globals: Globals): void => {
  const { theme, brand, direction, motion } = read(globals);
  const root = document.documentElement;
  root.lang = 'en';
  root.dir = direction;
  root.dataset['brand'] = brand;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  setReducedMotion(motion === 'reduced');
};

/** Applies them to a page of documentation: its prose is English, and only its stories turn round. */
export const putOnDocsRoot = (globals: Globals): void => {
  putOnRoot({ ...globals, direction: 'ltr' });
};

/** Returns the direction of stories within a page of documentation. */
export const directionOf = (globals: Globals) =>
  read(globals).direction === 'rtl' ? ('rtl' as const) : ('ltr' as const);

/** Returns the tokens of the chosen brand, and the theme that is visible. */
export const brandShown = (globals: Globals, systemIsDark: boolean) => {
  const { theme, brand } = read(globals);
  return {
    tokens: brands.find(({ name }) => name === brand) ?? brands[0],
    theme: (theme === 'system' ? systemIsDark : theme === 'dark')
      ? ('dark' as const)
      : ('light' as const),
  };
};
