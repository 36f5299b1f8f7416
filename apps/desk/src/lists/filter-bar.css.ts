import { vars } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  paddingBlock: '0.5rem',
  paddingInline: '1rem',
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.canvas,
});

export const search = style({ flex: '1 1 14rem', maxInlineSize: '26rem' });
export const wideChoice = style({
  flex: '0 1 13rem',
  minInlineSize: '9rem',
  '@container': { '(max-width: 30rem)': { flexGrow: 1 } },
});

/** Hidden where there is room for columns, whose headers sort the list. */
export const order = style({
  '@container': { '(min-width: 38rem)': { display: 'none' } },
});
