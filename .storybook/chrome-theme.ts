import type { BrandTokens } from '@example/ui/brand';
import { create, type ThemeVars } from 'storybook/theming';

/** Returns the theme of Storybook's own interface (tables, panels, tree, toolbar) in a brand's colours and fonts. */
export const chromeTheme = (tokens: BrandTokens, theme: 'light' | 'dark'): ThemeVars => {
  const colour = tokens.colour[theme];
  return create({
    base: theme,
    brandTitle: '@example/ui',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: tokens.font.body,
    fontCode: tokens.font.mono,
    colorPrimary: colour.accent,
    colorSecondary: colour.accent,
    appBg: colour.sunken,
    appContentBg: colour.canvas,
    appPreviewBg: colour.canvas,
    appHoverBg: colour.accentSoft,
    appBorderColor: colour.border,
    appBorderRadius: 8,
    barBg: colour.surface,
    barTextColor: colour.textMuted,
    barHoverColor: colour.accent,
    barSelectedColor: colour.accent,
    buttonBg: colour.surface,
    buttonBorder: colour.borderStrong,
    booleanBg: colour.sunken,
    booleanSelectedBg: colour.surface,
    inputBg: colour.surface,
    inputBorder: colour.borderStrong,
    inputTextColor: colour.text,
    inputBorderRadius: 6,
    textColor: colour.text,
    textInverseColor: colour.onAccent,
    textMutedColor: colour.textMuted,
  });
};
