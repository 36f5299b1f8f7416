import type { StyleRule } from '@vanilla-extract/css';
import { colour, radius, shadow } from '../../styles/theme/parts.ts';
import { below, fontSize, from, motion, motionOk, space } from '../../styles/theme/tokens.ts';

/**
 * `@supports` condition of browsers without popovers (Firefox before 125): the navigation stands below
 * the bar, and both scroll away.
 */
export const noDrawer = 'not selector(:popover-open)';

/** A drawer below the width of `nav`, a row in the bar from there on. */
export const navRule: StyleRule = {
  '@media': {
    [below('nav')]: {
      inset: 0,
      insetInlineStart: 'auto',
      inlineSize: 'min(24rem, 90%)',
      blockSize: '100dvh',
      maxBlockSize: 'none',
      padding: space.lg,
      paddingBlockStart: '1.0625rem',
      border: 0,
      borderInlineStart: `1px solid ${colour.border}`,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      backgroundColor: colour.surface,
      color: colour.text,
      boxShadow: shadow.high,
      selectors: { '&::backdrop': { backgroundColor: colour.veil } },
    },
    [`${below('nav')} and ${motionOk}`]: {
      transition: `translate ${motion.medium} ${motion.easeOut}, display ${motion.medium} allow-discrete, overlay ${motion.medium} allow-discrete`,
      selectors: {
        '&:not(:popover-open)': { translate: '100% 0' },
        '[dir=rtl] &:not(:popover-open)': { translate: '-100% 0' },
      },
      '@starting-style': {
        translate: '100% 0',
        selectors: { '[dir=rtl] &': { translate: '-100% 0' } },
      },
    },
    [from('nav')]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      minInlineSize: 0,
      inlineSize: 'auto',
      blockSize: 'auto',
      inset: 'auto',
      padding: 0,
      border: 0,
      overflow: 'visible',
      backgroundColor: 'transparent',
      color: 'inherit',
    },
    print: { display: 'none' },
  },
  '@supports': {
    [noDrawer]: {
      '@media': {
        [below('nav')]: {
          inlineSize: '100%',
          blockSize: 'auto',
          padding: 0,
          paddingBlockEnd: space.md,
          border: 0,
          overflow: 'visible',
          backgroundColor: 'transparent',
          boxShadow: 'none',
        },
      },
    },
  },
};

/** An entry is a row of the drawer or a word in the bar. */
export const entryRule: StyleRule = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem',
  minBlockSize: '3rem',
  borderRadius: radius.small,
  color: colour.text,
  fontSize: fontSize.md,
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: colour.accent },
    '&:is([aria-current], [data-current])': {
      color: colour.accent,
      textDecoration: `underline 2px ${colour.highlight}`,
      textUnderlineOffset: '0.5em',
    },
  },
  '@media': {
    [below('nav')]: { borderBlockEnd: `1px solid ${colour.border}`, borderRadius: 0 },
    [from('nav')]: {
      minBlockSize: '2.75rem',
      paddingInline: '0.5rem',
      fontSize: fontSize.sm,
      whiteSpace: 'nowrap',
    },
    [from('xl')]: { paddingInline: '0.75rem' },
  },
  '@supports': { [noDrawer]: { '@media': { [below('nav')]: { borderBlockEnd: 'none' } } } },
};
