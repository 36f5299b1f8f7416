import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize, space } from '../theme/tokens.ts';

const { colour } = vars;

export const parts = componentStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs },
  'parts',
);

export const display = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  'display',
);

/** The server's picture keeps its size; a text is set wide apart, left to right in every script. */
export const captcha = componentStyle(
  {
    direction: 'ltr',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 'min(11rem, 100%)',
    maxInlineSize: '100%',
    minBlockSize: '3.5rem',
    paddingBlock: space.xs,
    paddingInline: space.md,
    border: `1px solid ${colour.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: colour.sunken,
    fontFamily: vars.font.mono,
    fontSize: fontSize.xl,
    fontWeight: 600,
    letterSpacing: '0.25em',
    overflowWrap: 'anywhere',
  },
  'captcha',
);

export const refresh = componentStyle(
  { minBlockSize: '2.75rem', paddingInline: '0.75rem' },
  'refresh',
);

export const alternative = componentStyle({ fontSize: fontSize.sm }, 'alternative');

export const answer = componentStyle({ fontFamily: vars.font.mono }, 'answer');
