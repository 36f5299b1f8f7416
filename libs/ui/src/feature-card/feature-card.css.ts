import { createVar } from '@vanilla-extract/css';
import { iconTile } from '../content-card/icon-tile.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize } from '../theme/tokens.ts';

const { colour } = vars;
const ink = createVar('ink');
const soft = createVar('soft');
const marker = createVar('marker');

export const feature = componentStyle(
  {
    vars: { [ink]: colour.accent, [soft]: colour.accentSoft, [marker]: 'transparent' },
    selectors: {
      // Marigold is too light for text: it marks the text instead.
      '&[data-tone=highlight]': {
        vars: { [ink]: colour.text, [soft]: colour.highlightSoft, [marker]: colour.highlight },
      },
      '&[data-tone=success]': { vars: { [ink]: colour.success, [soft]: colour.successSoft } },
      '&[data-tone=neutral]': { vars: { [ink]: colour.text, [soft]: colour.sunken } },
    },
  },
  'feature',
);

/** The icon's tile in the tone's colours. */
export const mark = componentStyle(
  { selectors: { [`${iconTile}&`]: { backgroundColor: soft, color: ink } } },
  'mark',
);

export const value = componentStyle(
  {
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
  },
  'value',
);

export const description = componentStyle({ color: colour.textMuted }, 'description');
