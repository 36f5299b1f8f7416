import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The theme contract: every value that differs between brands or themes, as a CSS custom property
 * with a stable, readable name (`--ui-colour-accent`). Spacing, type sizes and durations are the
 * system's own and stand in `tokens.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    colour: {
      canvas: null,
      surface: null,
      sunken: null,
      inverse: null,
      inverseSurface: null,
      text: null,
      textMuted: null,
      textOnInverse: null,
      textMutedOnInverse: null,
      border: null,
      borderStrong: null,
      accent: null,
      accentHover: null,
      onAccent: null,
      accentSoft: null,
      accentOnInverse: null,
      highlight: null,
      highlightSoft: null,
      onHighlight: null,
      danger: null,
      dangerSoft: null,
      success: null,
      successSoft: null,
      focus: null,
      focusOnInverse: null,
      veil: null,
    },
    font: { body: null, heading: null, mono: null },
    radius: { small: null, medium: null, large: null, full: null },
    shadow: { low: null, mid: null, high: null },
  },
  (_value, path) => `ui-${path.join('-')}`,
);
