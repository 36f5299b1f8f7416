import { fallbackVar } from '@vanilla-extract/css';
import { colour } from '../theme/parts.ts';
import { componentStyle } from '../theme/layers.css.ts';

const tint = (of: string) => `color-mix(in srgb, ${of} 16%, transparent)`;

/**
 * The dark surface of heroes and the footer. It sets the theme's colours to their values on dark, so
 * that every component on it (a link, a muted text, a card, a field) reads well.
 */
export const inverseSurface = componentStyle('inverseSurface', {
  // Paper has no dark surface: words are printed as elsewhere.
  '@media': {
    screen: {
      colorScheme: 'dark',
      backgroundColor: colour.inverse,
      color: colour.textOnInverse,
      vars: {
        [colour.canvas]: colour.inverse,
        [colour.surface]: colour.inverseSurface,
        [colour.sunken]: colour.inverseSurface,
        [colour.text]: colour.textOnInverse,
        [colour.textMuted]: colour.textMutedOnInverse,
        [colour.border]: tint(colour.textOnInverse),
        [colour.borderStrong]: colour.textMutedOnInverse,
        [colour.accent]: colour.accentOnInverse,
        [colour.accentHover]: colour.textOnInverse,
        [colour.onAccent]: colour.inverse,
        [colour.accentSoft]: tint(colour.accentOnInverse),
        [colour.highlightSoft]: tint(colour.highlight),
        [colour.danger]: fallbackVar('var(--ui-colour-dangerOnInverse)', colour.highlight),
        [colour.dangerSoft]: tint(colour.danger),
        [colour.success]: fallbackVar('var(--ui-colour-successOnInverse)', colour.accentOnInverse),
        [colour.successSoft]: tint(colour.success),
        [colour.focus]: colour.focusOnInverse,
      },
    },
  },
});
