/** A colour in any notation CSS accepts; the shipped brands use `#rrggbb`. */
export type Colour = string;

/**
 * The colours of one theme (light or dark). Names say the job, not the hue, so that a brand can
 * change every value without a component changing.
 */
export interface ColourTokens {
  /** The page's background. */
  readonly canvas: Colour;
  /** Cards, fields, menus. */
  readonly surface: Colour;
  /** A quiet band or well below the canvas. */
  readonly sunken: Colour;
  /** The dark surface of heroes and the footer, in both themes. */
  readonly inverse: Colour;
  /** Cards lying on `inverse`. */
  readonly inverseSurface: Colour;
  readonly text: Colour;
  readonly textMuted: Colour;
  readonly textOnInverse: Colour;
  readonly textMutedOnInverse: Colour;
  /** Hairlines that carry no meaning. */
  readonly border: Colour;
  /** Outlines of controls: 3:1 against `surface`, `canvas` and `sunken`. */
  readonly borderStrong: Colour;
  /** Links, primary buttons, selected states: 4.5:1 against `surface`, `canvas`, `sunken` and `accentSoft`. */
  readonly accent: Colour;
  readonly accentHover: Colour;
  /** Text on `accent`. */
  readonly onAccent: Colour;
  readonly accentSoft: Colour;
  /** The accent as it reads on `inverse`. */
  readonly accentOnInverse: Colour;
  /** The one warm accent: stars, marks, underlines. */
  readonly highlight: Colour;
  readonly highlightSoft: Colour;
  /** Text on `highlight`. */
  readonly onHighlight: Colour;
  readonly danger: Colour;
  readonly dangerSoft: Colour;
  /** Errors on `inverse`; `highlight` by default, which a brand whose highlight is cool should not keep. */
  readonly dangerOnInverse?: Colour;
  readonly success: Colour;
  readonly successSoft: Colour;
  /** Success on `inverse`; `accentOnInverse` by default, which may be too near to an error. */
  readonly successOnInverse?: Colour;
  /** The focus outline on `canvas`, `surface` and `sunken`. */
  readonly focus: Colour;
  /** The focus outline on `inverse`. */
  readonly focusOnInverse: Colour;
  /** The veil behind drawers, dialogs and the loading overlay. */
  readonly veil: Colour;
}

/** The tokens of a brand. Lengths are CSS lengths. */
export interface BrandTokens {
  readonly name: string;
  readonly colour: { readonly light: ColourTokens; readonly dark: ColourTokens };
  readonly font: { readonly body: string; readonly heading: string; readonly mono: string };
  readonly radius: {
    readonly small: string;
    readonly medium: string;
    readonly large: string;
    readonly full: string;
  };
  readonly shadow: { readonly low: string; readonly mid: string; readonly high: string };
}
