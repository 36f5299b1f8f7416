import { iconButton } from '../../internal/icon-button/icon-button.ts';
import { colour, radius, wrapping } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, space } from '../../styles/theme/tokens.ts';

/** Views of this height keep header and footer in view. In lower ones they scroll, to leave room for the body. */
const roomy = '(min-height: 30em)';
const edge = `clamp(${space.md}, 4vw, ${space.xl})`;

export const dialog = componentStyle('dialog', { scrollPaddingBlock: '6rem' });

/** On a phone the footer is at the screen's end, however short the body. */
export const sheet = componentStyle('sheet', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
});

export const header = componentStyle('header', {
  zIndex: 1,
  // With very large text the buttons wrap below the title.
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
});

export const titles = componentStyle('titles', {
  flex: '1 1 9rem',
  minInlineSize: 0,
  paddingBlock: '0.4375rem',
});

export const tools = componentStyle('tools', { display: 'flex', marginInlineStart: 'auto' });

export const title = componentStyle('title', {
  outline: 'none',
  fontSize: fontSize.xl,
  lineHeight: 1.25,
  letterSpacing: '-0.012em',
  // Balanced, 'Application Form : …' breaks before its colon.
  textWrap: 'pretty',
});

export const description = componentStyle('description', {
  marginBlockStart: space.xxs,
  color: colour.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

/** A square button of the header: Close, and what the owner puts beside it. */
export const close = componentStyle('close', {
  ...iconButton,
  flexShrink: 0,
  borderRadius: radius.medium,
  selectors: { '&:hover': { backgroundColor: colour.sunken, color: colour.text } },
  '@media': { print: { display: 'none' } },
});

export const body = componentStyle('body', {
  flexGrow: 1,
  padding: `${space.lg} ${edge}`,
});

export const footer = componentStyle('footer', {
  ...wrapping(space.sm),
  justifyContent: 'flex-end',
  padding: `${space.md} ${edge}`,
  borderBlockStart: `1px solid ${colour.border}`,
  backgroundColor: colour.surface,
  '@media': { [roomy]: { position: 'sticky', insetBlockEnd: 0 }, print: { display: 'none' } },
});
