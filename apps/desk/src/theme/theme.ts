import { attempt } from '../storage/attempt.ts';

/** `system` follows the device's setting. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'desk-theme';

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Returns the theme chosen in this browser; `system` by default. */
export const readTheme = (): Theme => {
  const stored = attempt(() => localStorage.getItem(KEY));
  return isTheme(stored) ? stored : 'system';
};

export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

/** Applies a theme and stores it for the next visit. */
export const keepTheme = (theme: Theme): void => {
  applyTheme(theme);
  attempt(() => localStorage.setItem(KEY, theme));
};
