import { colour, inRow, square } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below, fontSize, from } from '../../styles/theme/tokens.ts';

export const list = componentStyle('list', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.625rem',
  listStyleType: '""',
  fontSize: fontSize.sm,
  lineHeight: 1.4,
});

/** An arrow drawn by two borders: it points onwards, or back where only the parent is shown. */
export const item = componentStyle('item', {
  ...inRow('0.625rem'),
  color: colour.textMuted,
  '::before': {
    content: '',
    flexShrink: 0,
    ...square('0.4375rem'),
    borderBlockStart: '1.5px solid',
    borderInlineEnd: '1.5px solid',
    rotate: '45deg',
  },
  selectors: { '[dir=rtl] &::before': { rotate: '-45deg' } },
  '@media': {
    [from('sm')]: { selectors: { '&:first-child::before': { display: 'none' } } },
    [below('sm')]: {
      selectors: {
        '&:not(:nth-last-child(2), :only-child)': { display: 'none' },
        '&:only-child::before': { display: 'none' },
        '&::before': { rotate: '-135deg' },
        '[dir=rtl] &::before': { rotate: '135deg' },
      },
    },
  },
});

export const link = componentStyle('link', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
});
