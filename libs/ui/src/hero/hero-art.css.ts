import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { forcedColours } from '../theme/tokens.ts';

const { colour } = vars;

export const art = componentStyle(
  {
    inlineSize: '100%',
    // The outermost lines run on into the page.
    overflow: 'visible',
    fill: 'none',
    stroke: colour.accent,
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // Strokes and fills keep their colours there, on a ground that does not.
    '@media': {
      [forcedColours]: {
        vars: {
          [colour.accent]: 'LinkText',
          [colour.highlight]: 'LinkText',
          [colour.text]: 'CanvasText',
          [colour.textMuted]: 'CanvasText',
          [colour.border]: 'CanvasText',
          [colour.canvas]: 'Canvas',
          [colour.surface]: 'Canvas',
        },
      },
    },
  },
  'art',
);

export const faint = componentStyle({ stroke: colour.textMuted, opacity: 0.55 }, 'faint');
export const trace = componentStyle({ strokeWidth: 2 }, 'trace');
export const warmTrace = componentStyle({ stroke: colour.highlight, strokeWidth: 2 }, 'warmTrace');
export const ground = componentStyle({ fill: colour.canvas, stroke: colour.border }, 'ground');
export const ticks = componentStyle(
  {
    stroke: colour.textMuted,
    strokeWidth: 7,
    strokeDasharray: '1.5 8.553',
    strokeLinecap: 'butt',
    opacity: 0.6,
  },
  'ticks',
);
export const dial = componentStyle({ stroke: colour.border, strokeWidth: 11 }, 'dial');
export const value = componentStyle({ strokeWidth: 11 }, 'value');
export const needle = componentStyle({ stroke: colour.highlight, strokeWidth: 4 }, 'needle');
export const warm = componentStyle(
  { fill: colour.highlight, stroke: colour.canvas, strokeWidth: 3 },
  'warm',
);
export const bars = componentStyle({ strokeWidth: 5 }, 'bars');
export const tile = componentStyle({ fill: colour.surface, stroke: colour.border }, 'tile');
export const drawing = componentStyle({ stroke: colour.text, strokeWidth: 1.25 }, 'drawing');
