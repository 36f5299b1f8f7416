import { colour, font, framed, outlined, radius } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Sets the title and the names of stories, which Storybook draws in the face of texts, in that of the headings. */
globalStyle('#storybook-docs :is(.sbdocs-title, .sbdocs-content > .sb-anchor > h3)', {
  fontFamily: font.heading,
});

const phone = '(max-width: 37.5em)';

export const guide = style({ marginBlock: '2.5rem', color: colour.text });

/** Subgrid aligns the lines of both examples in a pair. */
export const example = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  minInlineSize: 0,
  ...framed(radius.medium),
  overflow: 'hidden',
});

/** Places right and wrong below each other. */
export const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '1.5rem',
});

export const stage = style({
  minInlineSize: 0,
  padding: '1.25rem',
  overflow: 'auto',
  backgroundColor: colour.canvas,
});

export const caption = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '0.375rem',
  padding: '0.875rem 1.25rem 1rem',
  borderBlockStart: '4px solid',
  backgroundColor: colour.surface,
  fontSize: '0.9375rem',
  selectors: {
    '&[data-good=true]': { borderBlockStartColor: colour.success },
    '&[data-good=false]': { borderBlockStartColor: colour.danger },
  },
});

/** The table of props is wider than a phone; its frame casts a shadow. */
export const props = style({ overflowX: 'auto', paddingInline: '1px', paddingBlockEnd: '4px' });

/** Keeps the button that resets the controls at the end of the table: it stands in the box around it. */
globalStyle(`${props} > div`, { minInlineSize: '40rem' });

/** Has little room at its ends: more would look like a space, before a comma as well. */
const chip = {
  padding: '0.0625rem 0.125rem',
  borderRadius: '3px',
  backgroundColor: colour.sunken,
  fontFamily: font.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
} as const;

export const code = style(chip);

/** Places of descriptions, which Storybook renders from Markdown. */
const described = [
  '.sbdocs-content > p',
  '.sbdocs-content > div:not(.sb-unstyled) > p',
  '.sbdocs-content > .sb-anchor > div:not([class]) > p',
  '.docblock-argstable td > div',
];

/** Draws the code of descriptions like that of guides. */
globalStyle(`#storybook-docs :is(${described.join()}) code`, {
  ...chip,
  margin: 0,
  border: 0,
  color: 'inherit',
  whiteSpace: 'normal',
});

export const anatomy = style({
  display: 'grid',
  gap: '0.375rem',
  paddingInlineStart: '1.5rem',
  maxInlineSize: '46rem',
});

export const optional = style({ color: colour.textMuted });

export const keys = style({
  borderCollapse: 'collapse',
  textAlign: 'start',
  maxInlineSize: '46rem',
  marginBlockStart: '0.5rem',
  '@media': { [phone]: { tableLayout: 'fixed', inlineSize: '100%' } },
});

export const key = style({
  padding: '0.125rem 0.5rem',
  ...outlined(radius.small),
  fontFamily: font.mono,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'inline-block', whiteSpace: 'normal' } },
});

globalStyle(`${keys} thead th`, { color: colour.textMuted, fontSize: '0.875rem' });

/** Leaves two thirds of a phone to what a key does. */
globalStyle(`${keys} thead th:first-child`, { '@media': { [phone]: { inlineSize: '36%' } } });

globalStyle(`${keys} th, ${keys} td`, {
  padding: '0.5rem 0.75rem 0.5rem 0',
  borderBlockEnd: `1px solid ${colour.border}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  verticalAlign: 'top',
});
