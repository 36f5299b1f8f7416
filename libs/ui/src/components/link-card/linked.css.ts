import { colour, inlineRow, radius, shadow } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { forcedColours, motion, motionOk } from '../../styles/theme/tokens.ts';

/** A card whose link is clickable all over; the link has `stretched`. */
export const linked = componentStyle('linked', {
  selectors: {
    '&:hover': { borderColor: colour.accent, boxShadow: shadow.mid },
    '&:has(a:focus-visible)': { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [motionOk]: {
      transition: `translate ${motion.medium} ${motion.easeOut}, box-shadow ${motion.medium}, border-color ${motion.medium}`,
      selectors: { '&:hover': { translate: '0 -0.1875rem' } },
    },
  },
});

/** The link itself: its target is the whole card. */
export const stretched = componentStyle('stretched', {
  color: 'inherit',
  textDecorationLine: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
  },
  '@media': { [forcedColours]: { color: 'LinkText' } },
});

/** 'Learn more' and its arrow. */
export const callToAction = componentStyle('callToAction', {
  ...inlineRow('0.4em'),
  marginBlockStart: 'auto',
  color: colour.accent,
  fontWeight: 600,
});
