import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { forcedColours } from '../../styles/theme/tokens.ts';

export const art = componentStyle('art', {
  inlineSize: '100%',
  // The outermost lines continue into the page.
  overflow: 'visible',
  fill: 'none',
  stroke: colour.accent,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Forced colours change the background, but not strokes and fills.
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
});

export const faint = componentStyle('faint', { stroke: colour.textMuted, opacity: 0.55 });
export const trace = componentStyle('trace', { strokeWidth: 2 });
export const warmTrace = componentStyle('warmTrace', { stroke: colour.highlight, strokeWidth: 2 });
export const disc = componentStyle('disc', { fill: colour.canvas, stroke: colour.border });
export const ticks = componentStyle('ticks', {
  stroke: colour.textMuted,
  strokeWidth: 7,
  strokeDasharray: '1.5 8.553',
  strokeLinecap: 'butt',
  opacity: 0.6,
});
export const dial = componentStyle('dial', { stroke: colour.border, strokeWidth: 11 });
export const value = componentStyle('value', { strokeWidth: 11 });
export const needle = componentStyle('needle', { stroke: colour.highlight, strokeWidth: 4 });
export const warm = componentStyle('warm', {
  fill: colour.highlight,
  stroke: colour.canvas,
  strokeWidth: 3,
});
export const bars = componentStyle('bars', { strokeWidth: 5 });
export const tile = componentStyle('tile', { fill: colour.surface, stroke: colour.border });
export const drawing = componentStyle('drawing', { stroke: colour.text, strokeWidth: 1.25 });
