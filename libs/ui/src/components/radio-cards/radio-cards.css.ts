import { colour, inColumn, outlined, radius, square } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, forcedColours, motion, motionOk, space } from '../../styles/theme/tokens.ts';

export const cards = componentStyle('cards', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space.sm,
});

export const card = componentStyle('card', {
  display: 'flex',
  gap: `min(${space.sm}, 3vw)`,
  minInlineSize: 0,
  padding: `min(${space.md}, 4vw)`,
  ...outlined(radius.medium),
  backgroundColor: colour.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: colour.text },
    '&:has(:checked)': {
      borderColor: colour.accent,
      backgroundColor: colour.accentSoft,
      boxShadow: `inset 0 0 0 1px ${colour.accent}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
    '[aria-invalid=true] &': {
      borderColor: colour.danger,
      boxShadow: `inset 0 0 0 1px ${colour.danger}`,
    },
  },
  '@media': {
    [motionOk]: { transition: `border-color ${motion.fast}, background-color ${motion.fast}` },
    [forcedColours]: {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', outline: '1px solid' } },
    },
    print: { breakInside: 'avoid' },
  },
});

/** As high as the title's first line. Forced colours and paper get the platform's box. */
export const radio = componentStyle('radio', {
  appearance: 'none',
  accentColor: colour.accent,
  flexShrink: 0,
  ...square('1.25rem'),
  marginBlockStart: '0.1875rem',
  ...outlined('50%'),
  backgroundColor: colour.surface,
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:checked': { borderWidth: '0.375rem', borderColor: colour.accent },
  },
  '@media': {
    [motionOk]: { transition: `border-width ${motion.fast}` },
    [`${forcedColours}, print`]: { appearance: 'auto' },
  },
});

/** Keeps its lines together in a card that is as tall as its neighbour. */
export const words = componentStyle('words', {
  ...inColumn('0.125rem'),
  alignContent: 'start',
  minInlineSize: 0,
});

export const title = componentStyle('title', { fontWeight: 600, lineHeight: 1.5 });

export const description = componentStyle('description', {
  color: colour.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});
