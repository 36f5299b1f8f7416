import { colour, inColumn, outlined, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, motion, motionOk } from '../../styles/theme/tokens.ts';

/** Keeps its parts together beside a taller field. */
export const field = componentStyle('field', { ...inColumn('0.375rem'), alignContent: 'start' });

/** A field of several controls, without the browser's frame. */
export const group = componentStyle('group', { minInlineSize: 0, padding: 0, border: 0 });

/** A legend is no grid item: it gets the grid's gap as a margin. */
export const legend = componentStyle('legend', {
  padding: 0,
  marginBlockEnd: '0.375rem',
  overflowWrap: 'anywhere',
});

export const label = componentStyle('label', { fontWeight: 600, lineHeight: 1.4 });

export const hint = componentStyle('hint', {
  color: colour.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

/** After the label; no part of the control's name, which has the `required` state. */
export const required = componentStyle('required', {
  color: colour.textMuted,
  fontSize: fontSize.sm,
  marginInlineStart: '0.375rem',
  // Else a label that runs the other way than the page would join it, and the gap be on its far side.
  unicodeBidi: 'isolate',
});

export const error = componentStyle('error', {
  display: 'flex',
  gap: '0.375rem',
  color: colour.danger,
  fontSize: fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

/** The look of all controls: input, textarea, select. */
export const control = componentStyle('control', {
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: '0.625rem 0.875rem',
  ...outlined(radius.medium),
  backgroundColor: colour.surface,
  color: colour.text,
  fontSize: fontSize.md,
  lineHeight: 1.5,
  selectors: {
    '&:hover:enabled': { borderColor: colour.text },
    '&:focus-visible': { borderColor: colour.text, outlineOffset: 0 },
    // As browsers show `tel`: 'asha@' would read '@asha'.
    '&:is([type=email], [type=url])': { direction: 'ltr' },
    '&::placeholder': { color: colour.textMuted, opacity: 1 },
    '&[aria-invalid=true]': {
      borderColor: colour.danger,
      boxShadow: `inset 0 0 0 1px ${colour.danger}`,
    },
    '&::file-selector-button': {
      marginInlineEnd: '0.75rem',
      padding: '0.125rem 0.75rem',
      ...outlined(radius.small),
      backgroundColor: colour.accentSoft,
      color: colour.text,
      font: 'inherit',
      fontWeight: 600,
    },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': { [motionOk]: { transition: `border-color ${motion.fast}` } },
});

/** A control with an icon over it. */
export const decorated = componentStyle('decorated', { position: 'relative' });

/** The icon at a control's start or end; it lets clicks through. */
export const decoration = componentStyle('decoration', {
  position: 'absolute',
  insetBlockStart: '0.875rem',
  insetInlineEnd: '0.875rem',
  color: colour.textMuted,
  pointerEvents: 'none',
});
