import { createVar } from '@vanilla-extract/css';
import { colour, radius, tile, wrapping } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { fontSize, space } from '../../styles/theme/tokens.ts';

const tone = createVar('tone');
const soft = createVar('soft');

export const content = componentStyle('content', {
  vars: { [tone]: colour.danger, [soft]: colour.dangerSoft },
  // With very large text the words wrap below the mark.
  ...wrapping(`${space.xs} ${space.md}`),
  padding: space.lg,
  selectors: {
    '&[data-tone=info]': { vars: { [tone]: colour.accent, [soft]: colour.accentSoft } },
    '&[data-tone=success]': { vars: { [tone]: colour.success, [soft]: colour.successSoft } },
  },
});

export const mark = componentStyle('mark', {
  ...tile('2.75rem'),
  borderRadius: radius.full,
  backgroundColor: soft,
  color: tone,
});

export const words = componentStyle('words', { flex: '1 1 10rem', minInlineSize: 0 });

export const title = componentStyle('title', {
  fontSize: fontSize.lg,
  lineHeight: 1.35,
  letterSpacing: '-0.008em',
});

export const message = componentStyle('message', {
  marginBlockStart: space.xxs,
  color: colour.textMuted,
  lineHeight: 1.5,
});

export const actions = componentStyle('actions', {
  inlineSize: '100%',
  ...wrapping(space.sm),
  justifyContent: 'flex-end',
  marginBlockStart: space.md,
});

export const action = componentStyle('action', { minInlineSize: '6rem' });
