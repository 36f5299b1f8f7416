import { keyframes } from '@vanilla-extract/css';
import {
  colour,
  framed,
  inRow,
  inlineRow,
  radius,
  shadow,
  square,
} from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { DEFERRING } from '../../internal/deferred-rendering/names.ts';
import { beyondTop } from '../../page/scroll-mark/names.ts';
import { changesWithin } from '../../page/page-transition/names.ts';
import { HEADER_HEIGHT } from '../../styles/theme/header-height.ts';
import { below, fontSize, from, motion, motionOk, space } from '../../styles/theme/tokens.ts';
import { entryRule, navRule, noDrawer } from './navigation-rules.ts';

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
    // Stays in place within a document. Between documents the new page has its own, and neither is captured.
    [`${changesWithin} &`]: { viewTransitionName: 'site-header' },
  },
  '@media': {
    [motionOk]: {
      '@supports': {
        '(animation-timeline: scroll())': {
          borderBlockEndColor: 'transparent',
          // Not before the first paint: the animation would cost that frame one more pass of styles.
          selectors: {
            [`:root:not([${DEFERRING}]) &`]: {
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

componentGlobalStyle(`:root:has(${header})`, {
  vars: { [HEADER_HEIGHT]: height },
  '@supports': {
    [noDrawer]: { '@media': { [below('nav')]: { vars: { [HEADER_HEIGHT]: '0px' } } } },
  },
});

export const bar = componentStyle('bar', {
  ...inRow(`min(${space.lg}, 4vw)`),
  justifyContent: 'space-between',
  minBlockSize: '4.875rem',
  '@supports': { [noDrawer]: { '@media': { [below('nav')]: { flexWrap: 'wrap', rowGap: 0 } } } },
});

export const brand = componentStyle('brand', {
  ...inRow('0.625rem'),
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

/** A long name wraps instead of narrowing the mark, which leaves it room where text is enlarged. */
componentGlobalStyle(`${brand} > svg`, {
  flexShrink: 0,
  maxInlineSize: '12vw',
  maxBlockSize: '12vw',
});

/** Menu and close: only where the navigation is a drawer. */
export const toggle = componentStyle('toggle', {
  ...inlineRow(space.xs),
  flexShrink: 0,
  minBlockSize: '2.75rem',
  paddingInline: '0.875rem',
  ...framed(radius.medium),
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
      ...square('1px'),
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
export const nav = componentStyle('nav', navRule);

/** The page behind an open drawer stays where it is. */
componentGlobalStyle(`:root:has(${nav}:popover-open)`, {
  '@media': { [below('nav')]: { overflow: 'hidden' } },
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

// Two lines of them still fit in the bar's height, below which bars of tabs stick.
componentGlobalStyle(`${list} > li`, {
  '@media': { [from('nav')]: { marginBlock: '-0.15625rem' } },
});

/** A link or a group's name in the bar. */
export const entry = componentStyle('entry', entryRule);

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
      ...framed(radius.large),
      backgroundColor: colour.surface,
      boxShadow: shadow.high,
      selectors: {
        // Covers the gap below the group's name, so that the pointer does not leave on its way.
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
    [`${from('nav')} and ${motionOk}`]: { animation: `${drop} ${motion.fast} ${motion.easeOut}` },
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
  selectors: { '&:hover': { color: colour.accent }, '&[aria-current]': { color: colour.accent } },
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
