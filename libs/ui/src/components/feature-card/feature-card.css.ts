import { createVar } from '@vanilla-extract/css';
import { iconTile } from '../content-card/icon-tile.css.ts';
import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize } from '../../styles/theme/tokens.ts';

const { colour } = vars;
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

/** The icon's tile in the tone's colours. */
export const mark = componentStyle('mark', {
  selectors: { [`${iconTile}&`]: { backgroundColor: soft, color: ink } },
});

export const value = componentStyle('value', {
  fontFamily: vars.font.heading,
  fontSize: fontSize.xxxl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
  color: ink,
  backgroundImage: `linear-gradient(${marker}, ${marker})`,
  backgroundPosition: '0 100%',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 0.16em',
});

export const description = componentStyle('description', { color: colour.textMuted });
