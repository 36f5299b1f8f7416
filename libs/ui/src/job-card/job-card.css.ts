import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

const { colour } = vars;

export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.5rem 1rem',
    inlineSize: '100%',
  },
  'head',
);

export const badges = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' },
  'badges',
);

export const facts = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1.5rem',
    color: colour.textMuted,
  },
  'facts',
);

/** A fact: its icon, its name (for assistive technology, or to be read) and its value. */
export const fact = componentStyle(
  { display: 'flex', alignItems: 'start', gap: '0.375rem' },
  'fact',
);

/** Does not shrink beside a long value; the icon stands on the value's first line. */
export const factIcon = componentStyle({ flexShrink: 0, paddingBlockStart: '0.2em' }, 'factIcon');

export const foot = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.75rem 1.5rem',
    inlineSize: '100%',
    marginBlockStart: 'auto',
    paddingBlockStart: '1rem',
    borderBlockStart: `1px solid ${colour.border}`,
  },
  'foot',
);

export const date = componentStyle(
  { color: colour.text, fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  'date',
);

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' },
  'actions',
);
