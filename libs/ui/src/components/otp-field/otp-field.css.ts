import { colour, radius } from '../../styles/theme/vars.ts';
import { outlined } from '../../styles/theme/frames.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, motion, motionOk } from '../../styles/theme/tokens.ts';

export const boxes = componentStyle('boxes', {
  display: 'flex',
  // Digits run from left to right everywhere; the boxes as a whole stand below their label.
  justifySelf: 'start',
  maxInlineSize: '100%',
  gap: 'clamp(0.25rem, 2vw, 0.5rem)',
  paddingBlock: '0.125rem',
});

/** As wide as a large digit; narrower when the boxes do not fit. */
export const box = componentStyle('box', {
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: '3.25rem',
  blockSize: '3.75rem',
  padding: 0,
  ...outlined(radius.medium),
  backgroundColor: colour.surface,
  color: colour.text,
  fontSize: fontSize.xl,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  textAlign: 'center',
  selectors: {
    '&:hover:enabled': { borderColor: colour.text },
    '&:focus-visible': { borderColor: colour.text, outlineOffset: 0 },
    '&[aria-invalid=true]': {
      borderColor: colour.danger,
      boxShadow: `inset 0 0 0 1px ${colour.danger}`,
    },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': { [motionOk]: { transition: `border-color ${motion.fast}` } },
});
