import { colour, framed, inRow, radius, shadow } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareButton } from '../../style/bare-button.ts';
import { text } from '../../style/tokens.ts';
import { markedWhenForced } from '../../style/chosen.ts';
import { oneLine } from '../../style/one-line.ts';

/** Its panel is below it, or below the bar of filters where there is little room. */
export const menu = style({
  position: 'relative',
  // More specific than the widths of the fields in the bar.
  selectors: { '&&': { flex: 'none' } },
  '@container': { '(max-width: 38rem)': { position: 'static' } },
});

export const button = style({ borderColor: colour.border, maxInlineSize: '14rem' });
export const current = style({
  ...oneLine,
});

export const panel = style({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: 'calc(100% + 0.25rem)',
  insetInline: '0 auto',
  inlineSize: '20rem',
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  padding: '0.375rem',
  ...framed(radius.medium),
  backgroundColor: colour.surface,
  boxShadow: shadow.mid,
  '@container': {
    '(max-width: 38rem)': { insetInline: '1rem', inlineSize: 'auto', maxInlineSize: '18rem' },
  },
});

export const none = style({ padding: '0.5rem', color: colour.textMuted });
export const views = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
});

const item = {
  ...inRow('0.5rem'),
  inlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: '0.5rem',
  ...bareButton,
  borderRadius: radius.small,
  color: colour.text,
  fontSize: text.usual,
  textAlign: 'start',
  textDecoration: 'none',
} as const;

const target = {
  ':hover': { backgroundColor: colour.sunken },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
} as const;

export const view = style({
  ...item,
  ...target,
  selectors: { '&[aria-current]': { fontWeight: 600 } },
});
export const name = style({
  flexGrow: 1,
  ...oneLine,
});
export const isDefault = style({ flex: 'none', color: colour.textMuted, fontSize: text.small });

export const actions = style({
  display: 'grid',
  marginBlockStart: '0.375rem',
  paddingBlockStart: '0.375rem',
  borderBlockStart: `1px solid ${colour.border}`,
});
export const action = style({ ...item, ...target });

export const rows = style({ display: 'grid', gap: '0.5rem', listStyle: 'none' });
export const row = style(inRow('0.5rem'));
export const rename = style({ flexGrow: 1, display: 'flex', gap: '0.5rem', minInlineSize: 0 });
export const field = style({ flexGrow: 1, minInlineSize: 0 });
export const toggle = style({
  flex: 'none',
  minBlockSize: '2rem',
  paddingInline: '0.625rem',
  ...framed(radius.full),
  backgroundColor: 'transparent',
  color: colour.textMuted,
  fontSize: text.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: colour.borderStrong, color: colour.text },
    '&[aria-pressed=true]': {
      borderColor: colour.accent,
      backgroundColor: colour.accentSoft,
      color: colour.text,
      fontWeight: 600,
    },
  },
  '@media': markedWhenForced('&[aria-pressed=true]:not(:focus-visible)'),
});
export const removed = style({
  ...inRow('0.5rem'),
  justifyContent: 'space-between',
  selectors: { '&:not(:empty)': { marginBlockEnd: '0.75rem' } },
});
