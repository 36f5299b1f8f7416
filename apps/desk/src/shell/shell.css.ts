import { colour, font, framed, inlineRow, inRow, radius, shadow, square } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareButton } from '../style/bare-button.ts';
import { text, wide } from '../style/tokens.ts';
import { markedWhenForced } from '../style/chosen.ts';

export const shell = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100dvh',
  '@media': {
    [wide]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: '13.5rem minmax(0, 1fr)' },
    print: { display: 'block', blockSize: 'auto' },
  },
});

/** Browsers without popovers (Firefox before 125) show the navigation above the view. */
const noDrawer = 'not selector(:popover-open)';
const narrow = `not all and ${wide}`;

/** A landmark around the navigation, which the browser lifts to the top layer on a narrow screen. */
export const banner = style({ display: 'contents' });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: '0.5rem',
  borderBlockEnd: `1px solid ${colour.border}`,
  backgroundColor: colour.canvas,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
  '@supports': { [noDrawer]: { display: 'none' } },
});

export const menu = style({
  ...inlineRow('0.5rem'),
  minBlockSize: '2.75rem',
  paddingInline: '0.5rem',
  ...bareButton,
  borderRadius: radius.small,
  fontWeight: 600,
});

/** Beside the view where there is room; otherwise a popover, which the browser opens without a script. */
export const side = style({
  flexDirection: 'column',
  gap: '1rem',
  inlineSize: '16rem',
  maxInlineSize: '100vw',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  inset: '0 auto 0 0',
  margin: 0,
  padding: '0.75rem',
  border: 0,
  borderInlineEnd: `1px solid ${colour.border}`,
  backgroundColor: colour.canvas,
  color: colour.text,
  overflowY: 'auto',
  selectors: {
    '&:popover-open': { display: 'flex', boxShadow: shadow.high },
    '&::backdrop': { backgroundColor: colour.veil },
  },
  '@media': {
    [wide]: { display: 'flex', position: 'static', inlineSize: 'auto', blockSize: 'auto' },
    print: { display: 'none' },
  },
  '@supports': {
    [noDrawer]: {
      '@media': {
        [narrow]: {
          position: 'static',
          inlineSize: 'auto',
          blockSize: 'auto',
          maxBlockSize: '40dvh',
        },
      },
    },
  },
});

export const brand = style({
  ...inRow('0.625rem'),
  paddingInline: '0.375rem',
  minBlockSize: '1.75rem',
  fontSize: text.read,
  fontWeight: 650,
  letterSpacing: '-0.01em',
});

export const mark = style(square('1.5rem'));

export const nav = style({ flexGrow: 1 });

export const links = style({ display: 'grid', gap: '0.125rem', listStyle: 'none' });

export const link = style({
  ...inRow('0.625rem'),
  minBlockSize: '2rem',
  paddingInline: '0.5rem',
  borderRadius: radius.small,
  color: colour.textMuted,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: colour.sunken, color: colour.text },
    '&[aria-current=page]': { backgroundColor: colour.accentSoft, color: colour.text },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
    ...markedWhenForced('&[aria-current=page]:not(:focus-visible)'),
  },
});

export const news = style({
  minInlineSize: '1.375rem',
  marginInlineStart: 'auto',
  paddingInline: '0.375rem',
  borderRadius: radius.full,
  backgroundColor: colour.accent,
  color: colour.onAccent,
  fontSize: text.small,
  fontWeight: 600,
  textAlign: 'center',
});

export const foot = style({ display: 'grid', gap: '0.5rem' });

export const quiet = style({
  ...inRow('0.5rem'),
  justifyContent: 'space-between',
  minBlockSize: '2rem',
  paddingInline: '0.5rem',
  ...bareButton,
  borderRadius: radius.small,
  color: colour.textMuted,
  textAlign: 'start',
  selectors: { '&:hover': { backgroundColor: colour.sunken, color: colour.text } },
});

export const key = style({
  minInlineSize: '1.25rem',
  paddingInline: '0.25rem',
  ...framed('0.25rem'),
  backgroundColor: colour.surface,
  fontFamily: font.body,
  fontSize: text.small,
  textAlign: 'center',
});

export const member = style({
  display: 'grid',
  gap: '0.5rem',
  paddingBlockStart: '0.75rem',
  borderBlockStart: `1px solid ${colour.border}`,
});

export const who = style({ display: 'grid', paddingInline: '0.5rem' });
export const name = style({ fontWeight: 600 });
export const role = style({ color: colour.textMuted, fontSize: text.small });
export const signOut = style({
  minBlockSize: '2rem',
  borderColor: colour.border,
  borderRadius: radius.small,
  fontSize: text.usual,
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  outline: 'none',
  backgroundColor: colour.surface,
});

export const offline = style({
  ...inRow('0.5rem'),
  paddingBlock: '0.375rem',
  paddingInline: '1rem',
  backgroundColor: colour.highlightSoft,
  fontWeight: 550,
});

/** Over the view that is left, so that nothing moves. */
export const viewLoading = style({
  ...inlineRow('0.5rem'),
  position: 'fixed',
  insetBlockStart: '0.75rem',
  insetInline: 0,
  zIndex: 1,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingBlock: '0.375rem',
  paddingInline: '0.75rem',
  ...framed(radius.medium),
  backgroundColor: colour.canvas,
  boxShadow: shadow.high,
  '@media': { print: { display: 'none' } },
});

export const waiting = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' });

export const loading = style({
  ...inlineRow('0.5rem'),
  color: colour.textMuted,
});
