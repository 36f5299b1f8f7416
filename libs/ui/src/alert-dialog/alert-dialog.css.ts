import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { fontSize, space } from '../theme/tokens.ts';

const { colour } = vars;
const tone = createVar('tone');
const soft = createVar('soft');

export const content = componentStyle(
  {
    vars: { [tone]: colour.danger, [soft]: colour.dangerSoft },
    // Very large text: the words come to stand below the mark.
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs} ${space.md}`,
    padding: space.lg,
    selectors: {
      '&[data-tone=info]': { vars: { [tone]: colour.accent, [soft]: colour.accentSoft } },
      '&[data-tone=success]': { vars: { [tone]: colour.success, [soft]: colour.successSoft } },
    },
  },
  'content',
);

export const mark = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: '50%',
    backgroundColor: soft,
    color: tone,
  },
  'mark',
);

export const words = componentStyle({ flex: '1 1 10rem', minInlineSize: 0 }, 'words');

export const title = componentStyle(
  { fontSize: fontSize.lg, lineHeight: 1.35, letterSpacing: '-0.008em' },
  'title',
);

export const message = componentStyle(
  { marginBlockStart: space.xxs, color: colour.textMuted, lineHeight: 1.5 },
  'message',
);

export const actions = componentStyle(
  {
    inlineSize: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.sm,
    marginBlockStart: space.md,
  },
  'actions',
);

export const action = componentStyle({ minInlineSize: '6rem' }, 'action');
