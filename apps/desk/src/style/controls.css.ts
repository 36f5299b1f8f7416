import { colour, radius, square } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton } from './bare-button.ts';
import { phone, text } from './tokens.ts';

/** A button of the design system, as high as the desk's rows. */
export const button = style({
  minBlockSize: '2rem',
  paddingBlock: '0.25rem',
  paddingInline: '0.75rem',
  borderRadius: radius.small,
  fontSize: text.usual,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { minBlockSize: '2.5rem' }, print: { display: 'none' } },
});

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  ...square('2rem'),
  padding: 0,
  ...bareButton,
  borderRadius: radius.small,
  color: colour.textMuted,
  fontSize: text.usual,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: colour.sunken, color: colour.text },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': { [phone]: square('2.5rem'), print: { display: 'none' } },
});

/** A wrapper that makes the design system's fields as high as the desk's buttons. */
export const fields = style({});
globalStyle(`${fields} :is(input:not([type=checkbox], [type=radio]), select, textarea)`, {
  minBlockSize: '2rem',
  paddingBlock: '0.25rem',
  paddingInlineEnd: '0.625rem',
  borderRadius: radius.small,
  fontSize: text.usual,
});
globalStyle(
  `${fields} :is(select, input:not([type=search], [type=checkbox], [type=radio]), textarea)`,
  { paddingInlineStart: '0.625rem' },
);
globalStyle(`${fields} select:not([type=checkbox], [type=radio])`, {
  paddingInlineEnd: '1.875rem',
});
globalStyle(`${fields} :is(label, legend) + span`, { fontSize: text.small });
/** Hint between a label and its control. */
globalStyle(`${fields} > div:has(+ *)`, { fontSize: text.usual });
globalStyle(`${fields} input[type=search]`, { paddingInline: '2rem' });
globalStyle(`${fields} input[type=search]::placeholder`, { fontSize: text.usual });
globalStyle(`${fields} :is(select, input[type=search]) ~ svg`, {
  insetBlockStart: '0.5rem',
  fontSize: '0.8125rem',
});
globalStyle(`${fields} select ~ svg`, { insetInlineEnd: '0.5rem' });
globalStyle(`${fields} input[type=search] ~ svg`, { insetInlineStart: '0.5rem' });
globalStyle(`${fields} input[type=search] ~ button`, {
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '2rem',
  blockSize: '100%',
  fontSize: text.usual,
});
globalStyle(`${fields} label`, { fontSize: text.usual });
globalStyle(`${fields} p[id$='-error']`, { fontSize: text.usual });
globalStyle(`${fields} :is(input:not([type=checkbox], [type=radio]), select)`, {
  '@media': { [phone]: { minBlockSize: '2.5rem' } },
});
globalStyle(`${fields} :is(select, input[type=search]) ~ svg`, {
  '@media': { [phone]: { insetBlockStart: '0.75rem' } },
});
