import { vars } from '../../styles/theme/contract.css.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

const { colour } = vars;

export const head = componentStyle('head', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.625rem',
  inlineSize: '100%',
});

/** Always on the first line; read after the title. */
export const badges = componentStyle('badges', {
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
});

export const facts = componentStyle('facts', {
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.5rem',
  inlineSize: '100%',
  color: colour.textMuted,
});

/**
 * A fact: its icon, its name (for assistive technology) and its value. The category has a line of
 * its own in every card; office and district share the next one where the card is wide enough for
 * that, whatever they say, or have one each.
 */
export const fact = componentStyle('fact', {
  display: 'flex',
  alignItems: 'start',
  gap: '0.375rem',
  flexBasis: '100%',
  minInlineSize: 0,
  '@container': {
    '(min-width: 28rem)': {
      selectors: {
        '&:not(:first-child)': { flexBasis: 'auto' },
        '&:nth-child(2)': { maxInlineSize: 'calc(100% - 14.5rem)' },
      },
    },
  },
});

export const factValue = componentStyle('factValue', { minInlineSize: 0 });

/** The last date, as a list of one. */
export const deadlines = componentStyle('deadlines', { minInlineSize: 0, color: colour.textMuted });

export const deadline = componentStyle('deadline', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 0.375rem',
  minInlineSize: 0,
});

/** Does not shrink beside a long value; the icon stands on the value's first line. */
export const factIcon = componentStyle('factIcon', { flexShrink: 0, paddingBlockStart: '0.2em' });

export const foot = componentStyle('foot', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: '1rem',
  borderBlockStart: `1px solid ${colour.border}`,
});

export const date = componentStyle('date', {
  color: colour.text,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const actions = componentStyle('actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
});
