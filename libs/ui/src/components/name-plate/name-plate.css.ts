import { colour, framed, radius, square, tile } from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, forcedColours, space } from '../../styles/theme/tokens.ts';

export const plate = componentStyle('plate', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'center',
  lineHeight: 1.35,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-size=sm]': { fontSize: fontSize.sm, columnGap: space.xs },
    '&[data-size=lg]': { columnGap: space.md },
    '&[data-framed]': {
      blockSize: '100%',
      padding: 'clamp(1rem, 0.8rem + 0.8vw, 1.5rem)',
      ...framed(radius.large),
      backgroundColor: colour.surface,
    },
  },
});

export const initials = componentStyle('initials', {
  ...tile('2.75rem'),
  borderRadius: radius.medium,
  backgroundColor: colour.accentSoft,
  color: colour.accent,
  fontSize: fontSize.sm,
  fontWeight: 700,
  selectors: {
    '[data-size=sm] > &': { ...square('2rem'), fontSize: fontSize.xs },
    '[data-size=lg] > &': { ...square('3.5rem'), fontSize: fontSize.lg },
  },
  '@media': { [forcedColours]: { border: '1px solid' } },
});

export const mark = componentStyle('mark', {
  ...square('56%'),
  fill: 'currentColor',
  selectors: { '[data-size=lg] &': square('64%') },
});

/** A mark of another drawing: takes the size of the kit's, whatever its own. */
componentGlobalStyle(`${mark} > *`, { ...square('100%'), objectFit: 'contain' });

export const words = componentStyle('words', { display: 'grid', gap: '0.125rem' });

export const name = componentStyle('name', {
  fontWeight: 650,
  selectors: { '[data-size=lg] &': { fontSize: fontSize.lg } },
});

export const note = componentStyle('note', { color: colour.textMuted, fontSize: fontSize.sm });
