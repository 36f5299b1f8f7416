import { colour, font, framed, inRow } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { text } from '../style/tokens.ts';

export const groups = style({ columns: '14rem', columnGap: '2rem' });

export const group = style({
  display: 'grid',
  gap: '0.25rem',
  paddingBlockEnd: '1.25rem',
  breakInside: 'avoid',
});

export const name = style({ color: colour.textMuted, fontSize: text.small, fontWeight: 600 });

export const list = style({ display: 'grid' });

export const shortcut = style({
  ...inRow('1rem'),
  justifyContent: 'space-between',
  minBlockSize: '2rem',
  borderBlockEnd: `1px solid ${colour.border}`,
});

export const keys = style({
  ...inRow('0.25rem'),
  flex: 'none',
  whiteSpace: 'nowrap',
});
export const then = style({ color: colour.textMuted, fontSize: text.small });
export const key = style({
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  ...framed('0.25rem'),
  backgroundColor: colour.sunken,
  fontFamily: font.body,
  fontSize: text.small,
  lineHeight: 1.6,
  textAlign: 'center',
});
