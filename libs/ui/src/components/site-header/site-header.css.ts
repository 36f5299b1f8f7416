import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/theme/contract.css.ts';
import { components, componentStyle } from '../../styles/theme/layers.css.ts';
import { SHOWN_FROM_TOP } from '../../page/deferred-rendering/names.ts';
import { beyondTop } from '../../page/scroll-mark/names.ts';
import { changesWithin } from '../../page/page-transition/names.ts';
import { HEADER_HEIGHT } from '../../styles/theme/header-height.ts';
import { below, fontSize, from, motion, motionOk, space } from '../../styles/theme/tokens.ts';

const { colour, radius, shadow } = vars;

const lift = keyframes({ to: { borderBlockEndColor: colour.border, boxShadow: shadow.low } });

/** Before Firefox 125 no popover: the navigation stands below the bar, and both scroll away. */
const noDrawer = 'not selector(:popover-open)';

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

export const list = componentStyle('list', {
  listStyleType: '""',
  '@media': {
    // Names that are too long for one line of the bar take two.
    [from('nav')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', minInlineSize: 0 },
    [from('xl')]: { columnGap: space.xxs },
  },
  '@supports': {
    [noDrawer]: {
      '@media': { [below('nav')]: { display: 'flex', flexWrap: 'wrap', columnGap: space.lg } },
    },
  },
});

/** A link or a group's name in the bar. */
export const entry = componentStyle('entry', {
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
});

export const group = componentStyle('group', {
  '@media': { [from('nav')]: { selectors: { '&:not([data-wide])': { position: 'relative' } } } },
});

export const chevron = componentStyle('chevron', {
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
  '@media': { [motionOk]: { transition: `rotate ${motion.fast}` } },
});

const drop = keyframes({ from: { opacity: 0, translate: '0 -0.375rem' } });

export const panel = componentStyle('panel', {
  '@media': {
    [below('nav')]: { paddingBlock: space.xs, paddingInlineStart: space.md },
    [from('nav')]: {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 0.75rem)',
      insetInlineStart: 0,
      inlineSize: '21rem',
      padding: space.md,
      border: `1px solid ${colour.border}`,
      borderRadius: radius.large,
      backgroundColor: colour.surface,
      boxShadow: shadow.high,
      selectors: {
        // The pointer's way from the name to here is part of it.
        '&::before': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: '100%',
          blockSize: '0.75rem',
        },
        [`${group}[data-wide] &`]: { inlineSize: '42rem' },
        [`:is(${group}[data-wide], ${group}:last-child) &`]: { insetInline: 'auto 0' },
      },
    },
    [`${from('nav')} and ${motionOk}`]: {
      animation: `${drop} ${motion.fast} ${motion.easeOut}`,
    },
  },
});

export const about = componentStyle('about', {
  paddingBlockEnd: space.xs,
  color: colour.textMuted,
  fontSize: fontSize.sm,
  '@media': { [from('nav')]: { paddingInline: space.sm } },
});

export const links = componentStyle('links', {
  listStyleType: '""',
  '@media': {
    [from('nav')]: {
      selectors: {
        [`${group}[data-wide] &`]: {
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          columnGap: space.xs,
        },
      },
    },
  },
});

export const link = componentStyle('link', {
  display: 'block',
  paddingBlock: '0.625rem',
  borderRadius: radius.medium,
  color: colour.text,
  fontSize: fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: colour.accent },
    '&[aria-current]': { color: colour.accent },
  },
  '@media': {
    [from('nav')]: {
      padding: '0.625rem 0.75rem',
      selectors: { '&:is(:hover, [aria-current])': { backgroundColor: colour.accentSoft } },
    },
  },
});

export const note = componentStyle('note', {
  display: 'block',
  color: colour.textMuted,
  fontSize: fontSize.xs,
  fontWeight: 400,
});

export const cta = componentStyle('cta', {
  '@media': {
    [below('nav')]: { inlineSize: '100%', marginBlockStart: space.lg },
    [from('nav')]: { whiteSpace: 'nowrap' },
  },
});
