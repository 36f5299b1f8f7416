import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize } from '../theme/tokens.ts';

export const quote = componentStyle(
  { maxInlineSize: '100%', fontSize: fontSize.lg, lineHeight: 1.55 },
  'quote',
);

export const person = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '0.75rem',
    alignItems: 'center',
    marginBlockStart: 'auto',
    paddingBlockStart: '0.5rem',
    lineHeight: 1.35,
    minInlineSize: 0,
  },
  'person',
);

export const initials = componentStyle(
  {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.colour.accentSoft,
    color: vars.colour.accent,
    fontSize: fontSize.sm,
    fontWeight: 700,
  },
  'initials',
);

export const name = componentStyle({ fontWeight: 650, alignSelf: 'end' }, 'name');

export const job = componentStyle(
  {
    gridColumn: 2,
    alignSelf: 'start',
    color: vars.colour.textMuted,
    fontSize: fontSize.sm,
  },
  'job',
);
