import { colour, inColumn, inRow, wrapping } from '../../styles/theme/parts.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';
import { below, fontSize } from '../../styles/theme/tokens.ts';

/** Compact on a phone: lists of vacancies are long. */
const phone = below('sm');

export const layout = componentStyle('layout', {
  '@media': { [phone]: { gap: '0.5rem', padding: '1rem' } },
});

export const head = componentStyle('head', {
  ...inColumn('0.625rem'),
  inlineSize: '100%',
  '@media': {
    [phone]: {
      ...wrapping('0.5rem 0.75rem'),
      alignItems: 'start',
      justifyContent: 'space-between',
    },
  },
});

/** The badges are on the first line; on a phone beside a short title, below a long one. They are read after it. */
export const badges = componentStyle('badges', {
  order: -1,
  ...wrapping('0.5rem'),
  '@media': { [phone]: { order: 0 } },
});

export const facts = componentStyle('facts', {
  containerType: 'inline-size',
  ...wrapping('0.25rem 1.5rem'),
  inlineSize: '100%',
  color: colour.textMuted,
  '@media': { [phone]: { display: 'block', containerType: 'normal', fontSize: fontSize.sm } },
});

/**
 * A fact: its icon, its name (for assistive technology) and its value. The category has a line of its own. Office and
 * district share the next line where the card is wide enough, else each has one. On a phone all three run on as one
 * text.
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
  '@media': {
    [phone]: {
      display: 'inline',
      // The separator stands at the end of a line, not at the beginning of the next.
      selectors: { '&:not(:last-child)::after': { content: '"\u00A0· "' } },
    },
  },
});

export const factValue = componentStyle('factValue', {
  minInlineSize: 0,
  unicodeBidi: 'plaintext',
  '@media': { [phone]: { display: 'inline' } },
});

/** The last date, a list with one item. */
export const deadlines = componentStyle('deadlines', {
  minInlineSize: 0,
  color: colour.textMuted,
  '@media': { [phone]: { fontSize: fontSize.sm } },
});

export const deadline = componentStyle('deadline', { ...wrapping('0 0.375rem'), minInlineSize: 0 });

/** Does not shrink beside a long value; the icon stands on the value's first line. */
export const factIcon = componentStyle('factIcon', {
  flexShrink: 0,
  paddingBlockStart: '0.2em',
  '@media': { [phone]: { display: 'inline' } },
});

componentGlobalStyle(`${factIcon} > svg`, { '@media': { [phone]: { display: 'none' } } });

export const foot = componentStyle('foot', {
  ...inRow('0.75rem 1.5rem'),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: '1rem',
  borderBlockStart: `1px solid ${colour.border}`,
  '@media': { [phone]: { gap: '0.625rem 1rem', paddingBlockStart: 0, borderBlockStart: 0 } },
});

export const date = componentStyle('date', {
  color: colour.text,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const actions = componentStyle('actions', wrapping('0.75rem'));
