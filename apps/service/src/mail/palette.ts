/** Colour of six hexadecimal digits, as mail programs understand it. */
type Colour = `#${string}`;

interface Palette {
  readonly canvas: Colour;
  readonly surface: Colour;
  readonly sunken: Colour;
  readonly inverse: Colour;
  readonly textOnInverse: Colour;
  readonly text: Colour;
  readonly textMuted: Colour;
  readonly border: Colour;
  readonly accent: Colour;
  readonly onAccent: Colour;
  readonly highlight: Colour;
  readonly highlightSoft: Colour;
}

/**
 * Colours of the brand, by their names in `libs/ui`. The service may not import that library; a test compares the
 * values.
 */
export const palette = {
  light: {
    canvas: '#fbf8f3',
    surface: '#ffffff',
    sunken: '#f4efe6',
    inverse: '#0b1b33',
    textOnInverse: '#f5f7fb',
    text: '#10213c',
    textMuted: '#4a5a72',
    border: '#e3dccf',
    accent: '#0b7570',
    onAccent: '#ffffff',
    highlight: '#f2a516',
    highlightSoft: '#fdf0d5',
  },
  dark: {
    canvas: '#0a1424',
    surface: '#111f36',
    sunken: '#0d192c',
    inverse: '#060d19',
    textOnInverse: '#f5f7fb',
    text: '#edf1f7',
    textMuted: '#a9b6c9',
    border: '#24354f',
    accent: '#4fd1c5',
    onAccent: '#05211f',
    highlight: '#f7b733',
    highlightSoft: '#3a2c10',
  },
} as const satisfies Readonly<Record<'light' | 'dark', Palette>>;
