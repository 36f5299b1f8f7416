import { createVar } from '@vanilla-extract/css';
import { colour, inlineRow, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, forcedColours, motion, motionOk } from '../../styles/theme/tokens.ts';

const background = createVar('background');
const backgroundHover = createVar('backgroundHover');
const off = ':is(:disabled, [aria-disabled=true])';

export const button = componentStyle('button', {
  vars: { [background]: colour.accent, [backgroundHover]: colour.accentHover },
  ...inlineRow('0.5em'),
  justifyContent: 'center',
  // The first part, an icon or a word, would set the line of the button among others.
  verticalAlign: 'middle',
  minBlockSize: '3rem',
  padding: '0.5rem 1.375rem',
  border: '1px solid transparent',
  borderRadius: radius.medium,
  backgroundColor: background,
  color: colour.onAccent,
  fontSize: fontSize.md,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    [`&:hover:not(${off})`]: { backgroundColor: backgroundHover },
    '&[data-variant=secondary]': {
      vars: { [background]: 'transparent', [backgroundHover]: colour.accentSoft },
      borderColor: colour.borderStrong,
      color: colour.text,
    },
    '&[data-variant=ghost]': {
      vars: { [background]: 'transparent', [backgroundHover]: colour.accentSoft },
      color: colour.accent,
    },
    '&[data-variant=onInverse]': {
      vars: { [background]: colour.textOnInverse, [backgroundHover]: colour.accentOnInverse },
      color: colour.inverse,
    },
    '&[data-size=sm]': { minBlockSize: '2.5rem', paddingInline: '1rem', fontSize: fontSize.sm },
    '&[data-size=lg]': { minBlockSize: '3.5rem', paddingInline: '1.5rem' },
    '&[data-full]': { inlineSize: '100%' },
    [`&${off}`]: { cursor: 'not-allowed', opacity: 0.7 },
  },
  '@media': {
    [motionOk]: {
      transition: `background-color ${motion.fast}, translate ${motion.fast}`,
      selectors: { [`&:active:not(${off})`]: { translate: '0 1px' } },
    },
    // Prints dark words without a background: most printers leave backgrounds out.
    print: {
      vars: { [background]: 'transparent', [backgroundHover]: 'transparent' },
      borderColor: colour.borderStrong,
      color: colour.text,
    },
    [forcedColours]: {
      borderColor: 'ButtonBorder',
      selectors: { [`&${off}`]: { borderColor: 'GrayText', color: 'GrayText', opacity: 1 } },
    },
  },
});
