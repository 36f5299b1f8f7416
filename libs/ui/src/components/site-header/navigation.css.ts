import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { below, fontSize, from, motion, motionOk, space } from '../../styles/theme/tokens.ts';
import { noDrawer } from './no-drawer.ts';

const { colour, radius, shadow } = vars;

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
