import { colour, inColumn } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { from, space } from '../../styles/theme/tokens.ts';

export const section = componentStyle('section', {
  // Overlays of a section (a loading overlay) are positioned in it.
  position: 'relative',
  paddingBlock: 'clamp(2.75rem, 1.7rem + 4.4vw, 5.5rem)',
  selectors: {
    '&[data-spacing=tight]': { paddingBlock: 'clamp(1.5rem, 0.9rem + 2.6vw, 3rem)' },
    '&[data-tone=sunken]': { backgroundColor: colour.sunken },
    '&[data-tone=surface]': { backgroundColor: colour.surface },
    // Neighbours on the same surface have a single gap between them.
    '&:not([data-tone]) + &:not([data-tone])': { paddingBlockStart: 0 },
    '&[data-tone=sunken] + &[data-tone=sunken]': { paddingBlockStart: 0 },
    '&[data-tone=surface] + &[data-tone=surface]': { paddingBlockStart: 0 },
    '&[data-tone=inverse] + &[data-tone=inverse]': { paddingBlockStart: 0 },
  },
});

export const header = componentStyle('header', {
  ...inColumn(space.md),
  marginBlockEnd: 'clamp(1.5rem, 1.1rem + 1.8vw, 2.5rem)',
  selectors: {
    '&:last-child': { marginBlockEnd: 0 },
    '&[data-align=center]': { justifyItems: 'center', textAlign: 'center' },
  },
  '@media': {
    [from('md')]: {
      selectors: {
        '&[data-action]': {
          gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
          alignItems: 'end',
          gap: space.xl,
        },
      },
    },
  },
});

export const words = componentStyle('words', {
  ...inColumn(space.sm),
  maxInlineSize: '46rem',
  justifyItems: 'inherit',
});

/** The words at the start, the content beside them, twice as wide. */
export const split = componentStyle('split', {
  '@media': {
    [from('lg')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: space.huge,
      alignItems: 'start',
    },
  },
});

export const beside = componentStyle('beside', { minInlineSize: 0 });
