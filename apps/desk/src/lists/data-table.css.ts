import { colour, inlineRow, outlined, radius, square, tile } from '@example/ui/theme';
import { style } from '@vanilla-extract/css';
import { bareButton } from '../style/bare-button.ts';
import { low, text } from '../style/tokens.ts';
import { markedWhenForced } from '../style/chosen.ts';
import { oneLine } from '../style/one-line.ts';

export const scroller = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  '@media': {
    // The list then scrolls with its head, which the wheel over the rows leads back to.
    [low]: { flex: '1 0 12rem', overscrollBehavior: 'auto' },
    print: { overflow: 'visible' },
  },
});

/** The view sets the columns in `--columns`. */
export const table = style({ outline: 'none', minInlineSize: 0 });

export const head = style({
  position: 'sticky',
  zIndex: 2,
  insetBlockStart: 0,
  backgroundColor: colour.surface,
  selectors: { '[data-narrow] > &': { display: 'none' } },
});

const line = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  alignItems: 'center',
  columnGap: '0.75rem',
  paddingInline: '1rem',
  borderBlockEnd: `1px solid ${colour.border}`,
} as const;

export const headRow = style({ ...line, blockSize: '2rem' });

export const headCell = style({
  ...oneLine,
  color: colour.textMuted,
  fontSize: text.small,
  fontWeight: 550,
});

export const sort = style({
  ...inlineRow('0.25rem'),
  minBlockSize: '1.5rem',
  padding: 0,
  ...bareButton,
  color: 'inherit',
  selectors: {
    '&:hover': { color: colour.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-sorted]': { color: colour.text, fontWeight: 650 },
  },
});

export const sortMark = style({
  opacity: 0,
  fontSize: '0.6875rem',
  selectors: {
    ':hover > &': { opacity: 0.5 },
    '[data-sorted] > &': { opacity: 1 },
    '[data-sorted=desc] > &': { rotate: '180deg' },
  },
});

/** On paper the rows that are there follow one another: room for all others would be empty sheets. */
export const body = style({
  position: 'relative',
  '@media': { print: { blockSize: 'auto !important' } },
});

/** Says on paper that only the rows around those in view are there. */
export const printed = style({
  display: 'none',
  padding: '1rem',
  '@media': { print: { display: 'block' } },
});

const placed = { position: 'absolute', insetBlockStart: 0, insetInline: 0 } as const;
const high = { blockSize: '2.5rem' } as const;

export const row = style({
  ...line,
  ...placed,
  ...high,
  backgroundColor: colour.surface,
  selectors: {
    '&:hover': { backgroundColor: colour.canvas },
    '&[data-new]': { boxShadow: `inset 2px 0 0 ${colour.highlight}` },
    '&[aria-selected=true]': { backgroundColor: colour.accentSoft },
    '&[data-open]': { backgroundColor: colour.sunken, boxShadow: `inset 2px 0 0 ${colour.accent}` },
    '&:focus-within': { zIndex: 1 },
    '[data-narrow] &': { blockSize: '4.5rem' },
  },
  '@media': {
    ...markedWhenForced('&[data-open]'),
    print: { position: 'relative', transform: 'none !important', breakInside: 'avoid' },
  },
});

export const outline = style({
  ...placed,
  ...high,
  display: 'grid',
  alignItems: 'center',
  paddingInline: '1rem',
  borderBlockEnd: `1px solid ${colour.border}`,
  selectors: { '[data-narrow] &': { blockSize: '4.5rem' } },
  '@media': { print: { display: 'none' } },
});

export const outlineBar = style({
  inlineSize: 'min(60%, 24rem)',
  blockSize: '0.625rem',
  borderRadius: radius.full,
  backgroundColor: colour.sunken,
});

export const cell = style({
  ...oneLine,
  minInlineSize: 0,
});

/** Makes the whole row clickable. */
export const rowLink = style({
  display: 'block',
  overflow: 'hidden',
  color: colour.text,
  fontWeight: 600,
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    // In a row that opens nothing, the text below the overlay can be selected and copied.
    'div&::after': { pointerEvents: 'none' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${colour.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const tick = style({ position: 'relative', zIndex: 1, display: 'grid' });

/** A target of 32 px, whatever the size of the box. A press with Shift selects no text. */
export const tickTarget = style({
  ...tile('2rem'),
  position: 'relative',
  userSelect: 'none',
  marginInlineStart: '-0.5rem',
  cursor: 'pointer',
});

const forced = '(forced-colors: active), print';

/** A box of 16 px in the colours of the theme. Forced colours and paper get the platform's. */
export const box = style({
  appearance: 'none',
  ...tile('1rem'),
  margin: 0,
  ...outlined('0.1875rem'),
  backgroundColor: colour.surface,
  cursor: 'pointer',
  selectors: {
    // Firefox takes no press with Shift on a label for one on its box.
    '&::before': { content: '', position: 'absolute', inset: 0 },
    '&::after': {
      content: '',
      ...square('0.75rem'),
      backgroundColor: colour.onAccent,
      clipPath: 'polygon(8% 52%, 20% 39%, 39% 58%, 80% 15%, 93% 27%, 39% 83%)',
      scale: 0,
    },
    '&:hover': { borderColor: colour.text },
    '&:is(:checked, :indeterminate)': {
      borderColor: colour.accent,
      backgroundColor: colour.accent,
    },
    '&:is(:checked, :indeterminate)::after': { scale: 1 },
    '&:indeterminate::after': { clipPath: 'inset(40% 8%)' },
  },
  '@media': {
    [forced]: {
      appearance: 'auto',
      accentColor: colour.accent,
      selectors: { '&::after': { display: 'none' } },
    },
  },
});
