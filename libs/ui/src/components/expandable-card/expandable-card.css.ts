import { keyframes } from '@vanilla-extract/css';
import { colour, radius, tile } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { motion, motionOk } from '../../styles/theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } }, 'appear');

/** Takes the pointer between the cards too: they do not close on the way from one to the next. */
export const group = componentStyle('group', { position: 'relative' });

const closedGroup = `${group}:not([data-expanded])`;

/** A closed card has a surface of its own, and a larger icon in the room of its text. */
export const expandable = componentStyle('expandable', {
  selectors: { '[data-expanded] > &': { borderColor: colour.accent } },
  '@media': {
    screen: { selectors: { [`${closedGroup} > &`]: { backgroundColor: colour.accentSoft } } },
    [motionOk]: { transition: `border-color ${motion.medium}, background-color ${motion.medium}` },
  },
});

/** Has its size from the start: a later change would count as a layout shift. */
export const mark = componentStyle('mark', {
  scale: '1',
  transformOrigin: '0 0',
  selectors: { '[dir=rtl] &': { transformOrigin: '100% 0' } },
  '@media': {
    screen: {
      selectors: {
        [`${closedGroup} > ${expandable} > &`]: {
          scale: '1.5',
          backgroundColor: colour.accent,
          color: colour.onAccent,
        },
      },
    },
    [motionOk]: { transition: motion.medium },
  },
});

export const title = componentStyle('title', { maxInlineSize: '100%' });

/**
 * Title and summary. In a closed card they stand at the foot, in the room of its text; in an open one they rise. Only
 * they move, not the button, whose target is the card. They are translated from the start: a translation added later
 * would count as a layout shift.
 */
export const words = componentStyle('words', {
  display: 'block',
  translate: '0 0',
  '@media': {
    [motionOk]: { transition: `translate ${motion.medium} ${motion.easeOut}` },
    print: { translate: 'none !important' },
  },
});

/** Without an icon the title begins on the sign's line. */
export const besideSign = componentStyle('besideSign', { paddingInlineEnd: '2.75rem' });

/** Looks like the heading around it; its target is the whole card. */
export const button = componentStyle('button', {
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  textWrap: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-1px', borderRadius: radius.large },
    '&:focus-visible::after': { outline: `3px solid ${colour.focus}`, outlineOffset: '2px' },
  },
});

/**
 * A closed panel keeps its size, so that nothing moves. Find-in-page searches it in browsers with
 * `hidden="until-found"`, and paper shows all. A panel that is closed but not hidden yet is being
 * measured.
 */
export const panel = componentStyle('panel', {
  display: 'block',
  inlineSize: '100%',
  containIntrinsicBlockSize: 'auto 5rem',
  selectors: { '&[hidden]': { contentVisibility: 'hidden' } },
  '@media': {
    print: { selectors: { '&[hidden]': { contentVisibility: 'visible' } } },
    screen: { selectors: { '&[data-closed]': { opacity: 0 } } },
    // Text that was open from the start is not animated.
    [motionOk]: {
      selectors: {
        '[data-expanded] &[data-opened]': {
          animation: `${appear} ${motion.medium} ${motion.easeOut} 100ms backwards`,
        },
      },
    },
  },
});

/** The chevron on its disc; part of the button's target, which is the card. */
export const sign = componentStyle('sign', {
  position: 'absolute',
  insetInlineEnd: '1.25rem',
  insetBlockStart: '1.25rem',
  ...tile('2rem'),
  border: `1px solid ${colour.accent}`,
  borderRadius: radius.full,
  backgroundColor: colour.surface,
  color: colour.accent,
  selectors: { '[data-expanded] &': { rotate: '180deg' } },
  '@media': {
    print: { display: 'none' },
    [motionOk]: { transition: `rotate ${motion.medium} ${motion.easeOut}` },
  },
});
