/** `system` follows the machine's own setting. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'desk-theme';

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Storage may be switched off: the desk does without it then. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** The theme chosen in this browser. */
export const readTheme = (): Theme => {
  const stored = attempt(() => localStorage.getItem(KEY));
  return isTheme(stored) ? stored : 'system';
};

/** Shows the page in a theme. */
export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

/** Shows the page in a theme, now and at the next visit. */
export const keepTheme = (theme: Theme): void => {
  applyTheme(theme);
  attempt(() => {
    localStorage.setItem(KEY, theme);
  });
};
