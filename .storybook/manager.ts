import { inkAndTeal } from '@example/ui/brand';
import { addons } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
import { registerBothThemes } from './both-themes.ts';
import { chromeTheme } from './chrome-theme.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({
  theme: {
    ...chromeTheme(inkAndTeal, dark.matches ? 'dark' : 'light'),
    // The manager does not load the brand's fonts, and white text on selected items needs a dark background.
    fontBase: themes.light.fontBase,
    fontCode: themes.light.fontCode,
    colorSecondary: inkAndTeal.colour.light.accent,
  },
});
registerBothThemes();
