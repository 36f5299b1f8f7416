import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/theme/contract.css.ts';
import { components, componentStyle } from '../../styles/theme/layers.css.ts';
import { SHOWN_FROM_TOP } from '../../page/deferred-rendering/names.ts';
import { beyondTop } from '../../page/scroll-mark/names.ts';
import { changesWithin } from '../../page/page-transition/names.ts';
import { HEADER_HEIGHT } from '../../styles/theme/header-height.ts';
import { below, fontSize, from, motion, motionOk, space } from '../../styles/theme/tokens.ts';
import { noDrawer } from './no-drawer.ts';

const { colour, radius, shadow } = vars;

const lift = keyframes({ to: { borderBlockEndColor: colour.border, boxShadow: shadow.low } });

/** With its hairline 79 px at the usual text size: bars of tabs stick right below. */
const height = 'calc(4.875rem + 1px)';

export const header = componentStyle('header', {
  position: 'sticky',
  zIndex: 50,
  insetBlockStart: 0,
  borderBlockEnd: `1px solid ${colour.border}`,
  backgroundColor: colour.canvas,
  selectors: {
    [`${beyondTop} &`]: { boxShadow: shadow.low },
    // It stays where it is. Between documents the new page has its own, and no picture is taken of either.
    [`${changesWithin} &`]: { viewTransitionName: 'site-header' },
  },
  '@media': {
    [motionOk]: {
      '@supports': {
        '(animation-timeline: scroll())': {
          borderBlockEndColor: 'transparent',
          // At the top it changes nothing, and would cost the first frame one more pass of styles.
          selectors: {
            [`:root:not([${SHOWN_FROM_TOP}]) &`]: {
              animation: `${lift} linear both`,
              animationTimeline: 'scroll(root)',
              animationRange: '0 100px',
            },
          },
        },
      },
    },
    print: { position: 'static' },
  },
  '@supports': { [noDrawer]: { '@media': { [below('nav')]: { position: 'static' } } } },
});

globalStyle(`:root:has(${header})`, {
  '@layer': {
    [components]: {
      vars: { [HEADER_HEIGHT]: height },
      '@supports': {
        [noDrawer]: { '@media': { [below('nav')]: { vars: { [HEADER_HEIGHT]: '0px' } } } },
      },
    },
  },
});

export const bar = componentStyle('bar', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `min(${space.lg}, 4vw)`,
  minBlockSize: '4.875rem',
  '@supports': { [noDrawer]: { '@media': { [below('nav')]: { flexWrap: 'wrap', rowGap: 0 } } } },
});

export const brand = componentStyle('brand', {
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  color: colour.text,
  fontSize: fontSize.lg,
  fontWeight: 700,
  letterSpacing: '-0.015em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '@media': {
    [below('xs')]: { gap: space.xxs, fontSize: fontSize.md },
    [from('nav')]: { flexShrink: 0, maxInlineSize: '18rem' },
  },
});

/** A long name takes the next line, not the mark's room. */
globalStyle(`${brand} > svg`, { '@layer': { [components]: { flexShrink: 0 } } });

/** Menu and close: only where the navigation is a drawer. */
export const toggle = componentStyle('toggle', {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space.xs,
  minBlockSize: '2.75rem',
  paddingInline: '0.875rem',
  border: `1px solid ${colour.border}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface,
  color: colour.text,
  fontSize: fontSize.sm,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': {
    [below('xs')]: { paddingInline: '0.5rem' },
    [from('nav')]: { display: 'none' },
    print: { display: 'none' },
  },
  '@supports': { [noDrawer]: { display: 'none' } },
});

/** 'Menu' beside its icon; for assistive technology only where enlarged text leaves no room. */
export const toggleLabel = componentStyle('toggleLabel', {
  '@media': {
    [below('xs')]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/**
 * One navigation: a drawer in the top layer on small screens (a popover, so opening, closing and
 * Escape are the browser's), a row in the bar on wide ones, where the popover's own rules are undone.
 */
export const nav = componentStyle('nav', {
  '@media': {
    [below('nav')]: {
      inset: 0,
      insetInlineStart: 'auto',
      inlineSize: 'min(24rem, 90%)',
      blockSize: '100dvh',
      maxBlockSize: 'none',
      margin: 0,
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
      margin: 0,
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
});

/** The page behind an open drawer stays where it is. */
globalStyle(`:root:has(${nav}:popover-open)`, {
  '@layer': { [components]: { '@media': { [below('nav')]: { overflow: 'hidden' } } } },
});

export const drawerTop = componentStyle('drawerTop', {
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: space.md,
  '@media': { [from('nav')]: { display: 'none' } },
  '@supports': { [noDrawer]: { display: 'none' } },
});
