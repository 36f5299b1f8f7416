import { createVar } from '@vanilla-extract/css';
import { iconTile } from '../content-card/icon-tile.css.ts';
import { figureText } from '../counter/figure-text.ts';
import { colour } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below, fontSize, from, space } from '../../styles/theme/tokens.ts';

const ink = createVar('ink');
const soft = createVar('soft');
const marker = createVar('marker');

export const feature = componentStyle('feature', {
  vars: { [ink]: colour.accent, [soft]: colour.accentSoft, [marker]: 'transparent' },
  selectors: {
    // Marigold is too light for text: it marks the text instead.
    '&[data-tone=highlight]': {
      vars: { [ink]: colour.text, [soft]: colour.highlightSoft, [marker]: colour.highlight },
    },
    '&[data-tone=success]': { vars: { [ink]: colour.success, [soft]: colour.successSoft } },
    '&[data-tone=neutral]': { vars: { [ink]: colour.text, [soft]: colour.sunken } },
  },
});

/** The sign at the start, the words beside it. */
export const lined = componentStyle('lined', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.25rem 1.25rem',
  alignContent: 'start',
  alignItems: 'center',
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${colour.border}`,
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid' } },
});

/** The title on the description's line where there is room. */
export const row = componentStyle('row', {
  paddingBlockEnd: space.lg,
  '@media': { [from('md')]: { gridTemplateColumns: 'auto minmax(0, 2fr) minmax(0, 5fr)' } },
});

/** On a phone the title stands beside the icon, unless enlarged text leaves no room for that. */
export const signed = componentStyle('signed', {
  '@media': {
    [`${from('xs')} and ${below('md')}`]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

/** The icon's tile in the tone's colours. */
export const mark = componentStyle('mark', {
  selectors: { [`${iconTile}&`]: { backgroundColor: soft, color: ink } },
});

export const value = componentStyle('value', {
  ...figureText,
  color: ink,
  backgroundImage: `linear-gradient(${marker}, ${marker})`,
  backgroundPosition: '0 100%',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 0.16em',
});

export const description = componentStyle('description', {
  color: colour.textMuted,
  selectors: {
    '[data-size=lg] > &': { fontSize: fontSize.lg, lineHeight: 1.5 },
    // Below the title, while that has no column of its own.
    [`${lined} > &`]: { gridColumn: '-2' },
    [`${signed} > &`]: { gridColumn: '1 / -1' },
  },
});
