import { createVar } from '@vanilla-extract/css';
import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, from } from '../../styles/theme/tokens.ts';

const { colour } = vars;
const wide = from('md');
const ink = createVar('ink');
const dot = createVar('dot');
const marker = createVar('marker');

export const timeline = componentStyle('timeline', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
});

/** A dot on the line; the line ends at the first and at the last dot. */
export const item = componentStyle('item', {
  vars: { [ink]: colour.accent, [dot]: colour.accent, [marker]: 'transparent' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.25rem',
  paddingInlineStart: '2.5rem',
  paddingBlockEnd: '2.5rem',
  selectors: {
    '&[data-tone=highlight]': {
      vars: { [ink]: colour.text, [dot]: colour.highlight, [marker]: colour.highlight },
    },
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
      inlineSize: '1rem',
      blockSize: '1rem',
      border: `0.5rem solid ${dot}`,
      borderRadius: vars.radius.full,
    },
  },
  '@media': {
    print: { breakInside: 'avoid' },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: '6rem',
      paddingInlineStart: 0,
      paddingBlockEnd: '3rem',
      selectors: {
        '&:not(:last-child)::before': { insetInlineStart: 'calc(50% - 1px)' },
        '&::after': { insetInlineStart: 'calc(50% - 0.5rem)' },
      },
    },
  },
});

export const when = componentStyle('when', {
  fontFamily: vars.font.heading,
  fontSize: fontSize.xxl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: '2.5rem',
  color: ink,
  '@media': {
    [wide]: {
      gridRow: 1,
      fontSize: fontSize.xxxl,
      textAlign: 'end',
      selectors: { '[data-alignment=left] > &': { gridColumn: 2, textAlign: 'start' } },
    },
  },
});

export const year = componentStyle('year', {
  backgroundImage: `linear-gradient(${marker}, ${marker})`,
  backgroundPosition: '0 92%',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 0.16em',
});

export const words = componentStyle('words', {
  overflowWrap: 'anywhere',
  display: 'grid',
  gap: '0.375rem',
  '@media': {
    [wide]: {
      gridRow: 1,
      gridColumn: 2,
      justifyItems: 'start',
      paddingBlockStart: '0.5rem',
      selectors: {
        '[data-alignment=left] > &': { gridColumn: 1, justifyItems: 'end', textAlign: 'end' },
      },
    },
  },
});

export const content = componentStyle('content', {
  maxInlineSize: '46ch',
  color: colour.textMuted,
  textWrap: 'balance',
});
