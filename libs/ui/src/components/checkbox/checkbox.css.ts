import { colour, outlined, radius, square, tile } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { forcedColours, motion, motionOk } from '../../styles/theme/tokens.ts';

export const root = componentStyle('root', { justifyItems: 'start' });

/** The drawn box is at the line's start; the target reaches beyond it. */
export const row = componentStyle('row', {
  display: 'flex',
  gap: '0.125rem',
  marginInlineStart: '-0.625rem',
  maxInlineSize: '100%',
});

/** A target of 44 px with a box of 24 px in its middle. Forced colours and paper get the platform's box. */
export const box = componentStyle('box', {
  appearance: 'none',
  accentColor: colour.accent,
  position: 'relative',
  flexShrink: 0,
  ...tile('2.75rem'),
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::before, &::after': { content: '', gridArea: '1 / 1' },
    '&::before': {
      ...square('1.5rem'),
      ...outlined(radius.small),
      backgroundColor: colour.surface,
    },
    '&::after': {
      ...square('1rem'),
      backgroundColor: colour.onAccent,
      clipPath: 'polygon(8% 52%, 20% 39%, 39% 58%, 80% 15%, 93% 27%, 39% 83%)',
      scale: 0,
    },
    '&:hover:enabled::before': { borderColor: colour.text },
    '&:focus-visible::before': { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' },
    '&:is(:checked, :indeterminate)::before': {
      borderColor: colour.accent,
      backgroundColor: colour.accent,
    },
    '&:is(:checked, :indeterminate)::after': { scale: 1 },
    '&:indeterminate::after': { clipPath: 'inset(42% 8%)' },
    '&[aria-invalid=true]::before': {
      borderColor: colour.danger,
      boxShadow: `inset 0 0 0 1px ${colour.danger}`,
    },
    '&[aria-invalid=true]': { outlineColor: colour.danger },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    [motionOk]: {
      selectors: { '&::after': { transition: `scale ${motion.fast} ${motion.easeOut}` } },
    },
    [`${forcedColours}, print`]: {
      appearance: 'auto',
      ...square('1.5rem'),
      margin: '0.625rem',
      selectors: {
        '&::before, &::after': { display: 'none' },
        '&:focus-visible': { outline: '3px solid' },
      },
    },
    // The platform's box shows no error.
    print: {
      selectors: { '&[aria-invalid=true]': { outlineStyle: 'solid', outlineWidth: '2px' } },
    },
  },
});

export const words = componentStyle('words', { minInlineSize: 0, paddingBlock: '0.625rem' });

/** As tall as the box, so that the whole line is a target. */
export const label = componentStyle('label', {
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: { ':has(> input:disabled) > * > &': { cursor: 'not-allowed' } },
});
