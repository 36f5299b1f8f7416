import { colour, inColumn, inRow, outlined, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, motion, motionOk, space } from '../../styles/theme/tokens.ts';

export const limit = componentStyle('limit', { display: 'inline-block' });

export const zone = componentStyle('zone', {
  ...inColumn(space.sm),
  padding: `min(${space.md}, 4vw)`,
  border: `1px dashed ${colour.borderStrong}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface,
  selectors: {
    '&:hover': { borderColor: colour.text },
    '&[data-filled]': { borderStyle: 'solid' },
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: colour.accent,
      backgroundColor: colour.accentSoft,
    },
    '&[data-invalid]': {
      borderStyle: 'solid',
      borderColor: colour.danger,
      boxShadow: `inset 0 0 0 1px ${colour.danger}`,
    },
    '&:has(input:disabled)': { borderColor: colour.border, backgroundColor: 'transparent' },
  },
  '@media': {
    [motionOk]: { transition: `border-color ${motion.fast}, background-color ${motion.fast}` },
  },
});

export const invitation = componentStyle('invitation', {
  ...inRow(space.sm),
  color: colour.textMuted,
  selectors: { [`${zone}:has(input:disabled) &`]: { display: 'none' } },
  // Nothing can be dragged here with a finger.
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});

export const disc = componentStyle('disc', {
  flexShrink: 0,
  boxSizing: 'content-box',
  padding: '0.5rem',
  borderRadius: radius.full,
  backgroundColor: colour.accentSoft,
  color: colour.accent,
});

/** The platform's control: a button, and the file's name until our own row shows it. */
export const input = componentStyle('input', {
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  borderRadius: radius.small,
  color: colour.textMuted,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': {
      minBlockSize: '2.75rem',
      marginInlineEnd: `min(${space.sm}, 3vw)`,
      padding: '0.25rem min(1rem, 3vw)',
      ...outlined(radius.medium),
      backgroundColor: 'transparent',
      color: colour.text,
      font: 'inherit',
      fontSize: fontSize.sm,
      fontWeight: 600,
      cursor: 'inherit',
    },
    '&:hover:enabled::file-selector-button': { backgroundColor: colour.accentSoft },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::file-selector-button': {
      outline: `3px solid ${colour.focus}`,
      outlineOffset: '-3px',
    },
    '[data-filled] > &': { fontSize: 0 },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});

export const row = componentStyle('row', { ...inRow(space.sm), flexWrap: 'wrap' });

export const words = componentStyle('words', { flex: '1 1 8rem', minInlineSize: 0 });

export const name = componentStyle('name', {
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const size = componentStyle('size', { color: colour.textMuted, fontSize: fontSize.sm });

export const remove = componentStyle('remove', { minBlockSize: '2.75rem' });

export const progress = componentStyle('progress', { marginBlockStart: '0.375rem' });
