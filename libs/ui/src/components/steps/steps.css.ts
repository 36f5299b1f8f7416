import { colour, radius, tile } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, forcedColours, from } from '../../styles/theme/tokens.ts';

const wide = from('lg');

export const steps = componentStyle('steps', {
  display: 'grid',
  counterReset: 'step',
  listStyle: 'none',
  '@media': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** The number is drawn on the line that leads to the next one. */
export const step = componentStyle('step', {
  position: 'relative',
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '1rem',
  paddingBlockEnd: '2rem',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: 'counter(step)',
      position: 'relative',
      zIndex: 1,
      ...tile('2.75rem'),
      border: `1px solid ${colour.accent}`,
      borderRadius: radius.full,
      backgroundColor: colour.accentSoft,
      color: colour.accent,
      fontSize: fontSize.md,
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(1.375rem - 1px)',
      insetBlock: '2.75rem 0',
      borderInlineStart: `2px solid ${colour.border}`,
    },
  },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      rowGap: '1.25rem',
      paddingBlockEnd: 0,
      paddingInlineEnd: '2.5rem',
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        '&:not(:last-child)::after': {
          insetInline: '2.75rem 0',
          insetBlock: 'calc(1.375rem - 1px) auto',
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${colour.border}`,
        },
      },
    },
    [forcedColours]: { selectors: { '&::before': { color: 'CanvasText' } } },
  },
});

export const words = componentStyle('words', {
  display: 'grid',
  gap: '0.375rem',
  alignContent: 'start',
  paddingBlockStart: '0.5rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const text = componentStyle('text', { maxInlineSize: '52ch', color: colour.textMuted });
