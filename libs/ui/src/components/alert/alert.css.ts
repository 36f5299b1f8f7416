import { createVar } from '@vanilla-extract/css';
import { colour, radius } from '../../styles/theme/parts.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { space } from '../../styles/theme/tokens.ts';

const tone = createVar('tone');

export const alert = componentStyle('alert', {
  vars: { [tone]: colour.accent },
  display: 'flex',
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${tone}`,
  borderRadius: radius.medium,
  backgroundColor: colour.accentSoft,
  color: colour.text,
  selectors: {
    '&[data-tone=success]': {
      vars: { [tone]: colour.success },
      backgroundColor: colour.successSoft,
    },
    '&[data-tone=danger]': { vars: { [tone]: colour.danger }, backgroundColor: colour.dangerSoft },
  },
});

/** As high as the first line of text. */
export const icon = componentStyle('icon', { blockSize: '1.6em', color: tone });

export const words = componentStyle('words', { minInlineSize: 0, flexGrow: 1 });

export const title = componentStyle('title', { fontWeight: 700, color: tone });
