import { createVar } from '@vanilla-extract/css';
import { colour, font, framed, inColumn, radius, square } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, from, space } from '../../styles/theme/tokens.ts';

const wide = from('md');
const ink = createVar('ink');
const dot = createVar('dot');

/** Half the room between the sides, from a card to the line. */
const toLine = '2.5rem';

export const timeline = componentStyle('timeline', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  '@media': {
    [wide]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: `${space.md} calc(2 * ${toLine})`,
      selectors: {
        // The line runs on after the last dot: there will be more.
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlock: '1.75rem 0',
          insetInlineStart: 'calc(50% - 1px)',
          borderInlineStart: `2px solid ${colour.border}`,
          maskImage: 'linear-gradient(#000 calc(100% - 6rem), #0000)',
        },
      },
    },
  },
});

/** A dot on the line. On phones the line ends at the first and at the last dot. */
export const item = componentStyle('item', {
  vars: { [ink]: colour.accent, [dot]: colour.accent },
  position: 'relative',
  paddingInlineStart: toLine,
  paddingBlockEnd: '2.5rem',
  selectors: {
    '&[data-tone=highlight]': { vars: { [ink]: colour.text, [dot]: colour.highlight } },
    '&[data-tone=success]': { vars: { [ink]: colour.success, [dot]: colour.success } },
    '&[data-tone=neutral]': { vars: { [ink]: colour.text, [dot]: colour.text } },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '1.25rem -1.25rem',
      insetInlineStart: 'calc(0.5rem - 1px)',
      borderInlineStart: `2px solid ${colour.border}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.75rem',
      insetInlineStart: 0,
      ...square('1rem'),
      border: `0.5rem solid ${dot}`,
      borderRadius: radius.full,
    },
  },
  '@media': {
    print: { breakInside: 'avoid' },
    [wide]: {
      // Two rows each: where the sides alternate, a card begins beside the middle of the one before.
      gridRowEnd: 'span 2',
      gridColumn: 2,
      padding: 0,
      selectors: {
        '&[data-alignment=left]': { gridColumn: 1 },
        // Only the second card needs a row; the others take the first free one.
        '[data-alignment=left]:first-child + &[data-alignment=right], [data-alignment=right]:first-child + &[data-alignment=left]':
          { gridRowStart: 2 },
        '&:not(:last-child)::before, &:last-child::before': {
          content: '',
          position: 'absolute',
          insetBlock: 'calc(1.75rem - 1px) auto',
          insetInline: `calc(-1 * ${toLine}) 100%`,
          border: 0,
          borderBlockStart: `2px solid ${colour.border}`,
        },
        '&[data-alignment=left]::before': { insetInline: `100% calc(-1 * ${toLine})` },
        '&::after': {
          insetBlockStart: '1.25rem',
          insetInlineStart: `calc(-1 * ${toLine} - 0.5rem)`,
        },
        '&[data-alignment=left]::after': { insetInline: `auto calc(-1 * ${toLine} - 0.5rem)` },
      },
    },
  },
});

/** On wide screens a card; where it is wide enough, its year is beside the words. */
export const event = componentStyle('event', {
  ...inColumn('0.25rem'),
  '@media': {
    [wide]: {
      paddingBlock: '1rem 1.25rem',
      paddingInline: space.lg,
      ...framed(radius.large),
      backgroundColor: colour.surface,
    },
    [from('lg')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.lg },
  },
});

export const when = componentStyle('when', {
  fontFamily: font.heading,
  fontSize: fontSize.xxl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: '2.5rem',
  color: ink,
});

export const words = componentStyle('words', {
  overflowWrap: 'anywhere',
  display: 'grid',
  gap: '0.25rem',
  '@media': { [from('lg')]: { paddingBlockStart: '0.375rem' } },
});

export const content = componentStyle('content', {
  maxInlineSize: '46ch',
  color: colour.textMuted,
  textWrap: 'pretty',
});
