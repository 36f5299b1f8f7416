import { colour, inColumn, inlineRow, inRow, wrapping } from '@example/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { BAR, text, wide } from '../style/tokens.ts';
import { visuallyHiddenStyle } from '../style/visually-hidden.ts';
import { typedText } from '../style/typed-text.ts';

/** Distance between the content and the panel's edges. */
export const edge = '1.25rem';
const roomy = '(min-width: 40rem)';

export const panel = style({
  position: 'relative',
  containerType: 'inline-size',
  minBlockSize: 0,
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  backgroundColor: colour.surface,
  '@media': {
    [wide]: { borderInlineStart: `1px solid ${colour.border}` },
    print: { overflowY: 'visible', border: 0 },
  },
});

export const narrowHeading = style({
  ...visuallyHiddenStyle,
  '@media': { [wide]: { display: 'none' } },
});

export const bar = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  ...inRow('0.125rem'),
  flexWrap: 'wrap',
  minBlockSize: BAR,
  paddingInline: `${edge} 0.75rem`,
  borderBlockEnd: `1px solid ${colour.border}`,
  backgroundColor: colour.surface,
  '@media': { print: { display: 'none' } },
});

export const back = style({
  ...inlineRow('0.375rem'),
  minBlockSize: '2.5rem',
  marginInlineEnd: 'auto',
  color: colour.text,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [wide]: { display: 'none' } },
});

export const reference = style({
  display: 'none',
  marginInlineEnd: 'auto',
  color: colour.textMuted,
  '@media': { [wide]: { display: 'block' } },
});

export const close = style({ display: 'none', '@media': { [wide]: { display: 'inline-grid' } } });

export const head = style({
  ...wrapping('0.75rem'),
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  paddingBlock: '1rem 0.75rem',
  paddingInline: edge,
});

/**
 * A very long name or subject scrolls in place of pushing the details down. The padding has room for letters higher than
 * their line, with which a short one would scroll too and be a stop of the Tab key.
 */
const bounded = {
  minInlineSize: 0,
  maxBlockSize: '12rem',
  marginBlock: '-0.25rem',
  paddingBlock: '0.25rem',
  overflowY: 'auto',
} as const;

export const titles = style({ ...bounded, flex: '1 1 14rem' });

export const name = style({
  outline: 'none',
  overflowWrap: 'anywhere',
  fontSize: text.open,
  fontWeight: 650,
  letterSpacing: '-0.015em',
});

export const subtitle = style({ color: colour.textMuted, fontSize: text.read });

export const actions = style({
  ...inRow('0.5rem'),
  flexWrap: 'wrap',
  minInlineSize: 0,
});
/** Beside large text on a phone, the words of one action may need two lines. */
globalStyle(`${actions} > *`, { whiteSpace: 'normal' });

export const columns = style({
  ...inColumn('1.5rem 2rem'),
  paddingInline: edge,
  paddingBlockEnd: '2rem',
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** The applicant's documents, beside everything else where there is room. */
export const papers = style({
  display: 'grid',
  alignContent: 'start',
  gap: '1.5rem',
  '@container': { [roomy]: { gridArea: '1 / 2 / span 2' } },
});

export const activity = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1.5rem',
});

export const facts = style({
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '0.75rem',
  paddingBlock: '0.3125rem',
  overflowWrap: 'anywhere',
  '@container': {
    '(max-width: 18rem)': { gridTemplateColumns: '4.25rem minmax(0, 1fr)', gap: '0.5rem' },
  },
});

export const term = style({ color: colour.textMuted });

export const link = style({
  color: colour.text,
  textDecorationColor: colour.borderStrong,
  textUnderlineOffset: '0.2em',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
  overflowWrap: 'anywhere',
});

export const sectionHead = style({
  ...inRow('0.75rem'),
  justifyContent: 'space-between',
});

export const sectionName = style({ ...bounded, fontSize: text.usual, fontWeight: 650 });

export const muted = style({ color: colour.textMuted });

export const letter = style({
  maxInlineSize: '70ch',
  fontSize: text.read,
  lineHeight: 1.6,
  ...typedText,
  overflowWrap: 'anywhere',
});

export const quote = style({
  margin: 0,
  paddingInlineStart: '0.75rem',
  borderInlineStart: `2px solid ${colour.border}`,
  ...typedText,
  overflowWrap: 'anywhere',
});

export const notice = style({ paddingInline: edge, paddingBlockEnd: '1rem' });
export const noticeAction = style({ marginBlockStart: '0.5rem' });

export const skeletons = style({ display: 'grid', gap: '1rem', padding: edge });
