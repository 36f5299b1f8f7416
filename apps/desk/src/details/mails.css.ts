import { colour, font, inColumn, radius } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { text } from '../style/tokens.ts';
import { typedText } from '../style/typed-text.ts';

export const mails = style({ display: 'grid', gap: '0.75rem', listStyle: 'none' });

export const mail = style({
  ...inColumn('0.25rem'),
  paddingInlineStart: '0.75rem',
  borderInlineStart: `2px solid ${colour.border}`,
  selectors: { '&[data-failed]': { borderInlineStartColor: colour.danger } },
});

/** Printed unfolded: a subject alone does not tell what was written. */
export const letter = style({
  '@media': {
    print: {
      selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

/** The folded mail: its subject, author and state, which open it. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '0 0.375rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const fold = style({
  color: colour.textMuted,
  fontSize: text.small,
  selectors: { '[open] > * > &': { rotate: '90deg' } },
});

export const subject = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const by = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.375rem',
  color: colour.textMuted,
  fontSize: text.small,
});

export const body = style({
  marginBlock: '0.5rem 0.25rem',
  padding: '0.75rem',
  borderRadius: radius.small,
  backgroundColor: colour.canvas,
  ...typedText,
  overflowWrap: 'anywhere',
});

export const fate = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.375rem',
  // Below the subject, which stands behind the mark that unfolds it.
  paddingInlineStart: '1.25rem',
  color: colour.textMuted,
});

/** The server's own words. */
export const words = style({
  color: colour.text,
  fontFamily: font.mono,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});

export const mark = style({
  display: 'inline-flex',
  verticalAlign: '-0.2em',
  marginInlineEnd: '0.25rem',
  color: colour.danger,
});
