import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize } from '../theme/tokens.ts';

const { colour } = vars;

export const contacts = componentStyle(
  { display: 'grid', gap: '1.25rem', alignContent: 'start' },
  'contacts',
);

export const entry = componentStyle(
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '1rem' },
  'entry',
);

export const term = componentStyle(
  { display: 'contents', color: colour.textMuted, fontSize: fontSize.sm, fontWeight: 500 },
  'term',
);

export const icon = componentStyle(
  {
    gridRow: 'span 2',
    alignSelf: 'start',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    padding: '0.6875rem',
    borderRadius: vars.radius.medium,
    backgroundColor: colour.accentSoft,
    color: colour.accent,
  },
  'icon',
);

export const value = componentStyle(
  { gridColumn: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  'value',
);

export const link = componentStyle(
  { display: 'inline-block', minBlockSize: '1.75rem', fontWeight: 600 },
  'link',
);
