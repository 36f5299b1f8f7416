import { createVar } from '@vanilla-extract/css';
import { iconButton } from '../../internal/icon-button/icon-button.ts';
import { colour, radius, shadow } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, motion, motionOk, space } from '../../styles/theme/tokens.ts';

const tone = createVar('tone');

/** The screen's lower end corner; it lets presses through where no message is. */
export const region = componentStyle('region', {
  position: 'fixed',
  zIndex: 80,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '26rem',
  maxInlineSize: '100%',
  maxBlockSize: '100dvh',
  paddingInline: space.md,
  overflow: 'auto',
  pointerEvents: 'none',
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const list = componentStyle('list', {
  display: 'grid',
  gap: space.md,
  paddingBlockEnd: space.md,
  listStyleType: '""',
});

export const toast = componentStyle('toast', {
  vars: { [tone]: colour.accent },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space.sm,
  padding: space.xs,
  paddingInlineStart: space.md,
  border: `1px solid ${colour.border}`,
  borderInlineStart: `4px solid ${tone}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface,
  boxShadow: shadow.high,
  color: colour.text,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  pointerEvents: 'auto',
  selectors: {
    '&[data-tone=success]': { vars: { [tone]: colour.success } },
    '&[data-tone=danger]': { vars: { [tone]: colour.danger } },
  },
  '@media': {
    [motionOk]: {
      transition: `opacity ${motion.medium}, translate ${motion.medium} ${motion.easeOut}`,
      '@starting-style': { opacity: 0, translate: '0 0.75rem' },
    },
  },
});

/** As high as the buttons beside it, so that a single line stands in their middle. */
const firstLine = 'calc((2.75rem - 1lh) / 2)';

export const icon = componentStyle('icon', { marginBlockStart: firstLine, color: tone });

export const words = componentStyle('words', { flex: '1 1 8rem', minInlineSize: 0 });

export const text = componentStyle('text', {
  paddingBlock: firstLine,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } },
});

const quiet = {
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: colour.sunken } },
} as const;

export const action = componentStyle('action', {
  ...quiet,
  minBlockSize: '2.25rem',
  paddingInline: space.xs,
  marginInlineStart: `calc(-1 * ${space.xs})`,
  color: colour.accent,
  fontWeight: 600,
  // Outside it would cross the words above.
  outlineOffset: '-3px',
});

export const dismiss = componentStyle('dismiss', { ...iconButton, ...quiet });
