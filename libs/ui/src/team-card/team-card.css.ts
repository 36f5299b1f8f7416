import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { components, componentStyle } from '../theme/layers.css.ts';
import { fontSize } from '../theme/tokens.ts';

const { colour } = vars;

export const member = componentStyle({ gap: '1rem' }, 'member');

export const portrait = componentStyle(
  {
    inlineSize: '6rem',
    maxInlineSize: '100%',
    aspectRatio: '1',
    borderRadius: vars.radius.large,
    overflow: 'hidden',
    backgroundColor: colour.accentSoft,
  },
  'portrait',
);

globalStyle(`${portrait} > img`, {
  '@layer': {
    [components]: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  },
});

export const ring = componentStyle(
  { fill: 'none', stroke: colour.accent, strokeWidth: 1.5, opacity: 0.25 },
  'ring',
);

export const initials = componentStyle(
  {
    fill: colour.accent,
    fontFamily: vars.font.heading,
    fontSize: '32px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  'initials',
);

export const words = componentStyle({ display: 'grid', gap: '0.25rem' }, 'words');

export const job = componentStyle({ color: colour.textMuted }, 'job');

export const email = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5em',
    minBlockSize: '2.75rem',
    marginBlock: 'auto -0.5rem',
    maxInlineSize: '100%',
    fontSize: fontSize.sm,
    fontWeight: 600,
  },
  'email',
);
