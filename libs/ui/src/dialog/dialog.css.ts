import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize, space } from '../theme/tokens.ts';

const { colour } = vars;

/** Where header and footer would leave little of the body, they scroll along. */
const roomy = '(min-height: 30em)';
const edge = `clamp(${space.md}, 4vw, ${space.xl})`;

export const dialog = componentStyle({ scrollPaddingBlock: '6rem' }, 'dialog');

/** On a phone the footer is at the screen's end, however short the body. */
export const sheet = componentStyle(
  { display: 'flex', flexDirection: 'column', minBlockSize: '100%' },
  'sheet',
);

export const header = componentStyle(
  {
    zIndex: 1,
    // Very large text: the buttons come to stand below the title.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space.xs,
    paddingBlock: space.md,
    paddingInlineStart: edge,
    paddingInlineEnd: `calc(${edge} - 0.625rem)`,
    borderBlockEnd: `1px solid ${colour.border}`,
    backgroundColor: colour.surface,
    '@media': { [roomy]: { position: 'sticky', insetBlockStart: 0 } },
  },
  'header',
);

export const titles = componentStyle(
  { flex: '1 1 9rem', minInlineSize: 0, paddingBlock: '0.4375rem' },
  'titles',
);

export const tools = componentStyle({ display: 'flex', marginInlineStart: 'auto' }, 'tools');

export const title = componentStyle(
  {
    outline: 'none',
    fontSize: fontSize.xl,
    lineHeight: 1.25,
    letterSpacing: '-0.012em',
    // Balanced, 'Application Form : …' breaks before its colon.
    textWrap: 'pretty',
  },
  'title',
);

export const description = componentStyle(
  { marginBlockStart: space.xxs, color: colour.textMuted, fontSize: fontSize.sm, lineHeight: 1.5 },
  'description',
);

/** A square button of the header: Close, and what the owner puts beside it. */
export const close = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.medium,
    backgroundColor: 'transparent',
    color: colour.textMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: colour.sunken, color: colour.text },
    },
    '@media': { print: { display: 'none' } },
  },
  'close',
);

export const body = componentStyle(
  { flexGrow: 1, paddingBlock: space.lg, paddingInline: edge },
  'body',
);

export const footer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.sm,
    paddingBlock: space.md,
    paddingInline: edge,
    borderBlockStart: `1px solid ${colour.border}`,
    backgroundColor: colour.surface,
    '@media': {
      [roomy]: { position: 'sticky', insetBlockEnd: 0 },
      print: { display: 'none' },
    },
  },
  'footer',
);
