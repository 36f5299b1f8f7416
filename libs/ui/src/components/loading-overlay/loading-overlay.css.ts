import { colour, framed, inRow, radius, shadow } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { space } from '../../styles/theme/tokens.ts';

export const overlay = componentStyle('overlay', {
  selectors: {
    '&[data-cover]': {
      position: 'fixed',
      zIndex: 90,
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      backgroundColor: colour.veil,
    },
    '&[data-cover=parent]': {
      position: 'absolute',
      zIndex: 1,
      alignItems: 'start',
      padding: space.xl,
      borderRadius: 'inherit',
      backgroundColor: `color-mix(in srgb, ${colour.canvas} 75%, transparent)`,
    },
  },
  '@media': { print: { selectors: { '&[data-cover]': { display: 'none' } } } },
});

export const panel = componentStyle('panel', {
  position: 'sticky',
  insetBlock: '8rem',
  ...inRow(space.md),
  padding: `${space.md} ${space.lg}`,
  ...framed(radius.large),
  backgroundColor: colour.surface,
  boxShadow: shadow.high,
  color: colour.text,
  fontWeight: 600,
});

export const ring = componentStyle('ring', { color: colour.accent });
