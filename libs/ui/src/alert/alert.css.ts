import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { space } from '../theme/tokens.ts';

const { colour } = vars;
const tone = createVar('tone');

export const alert = componentStyle(
  {
    vars: { [tone]: colour.accent },
    display: 'flex',
    gap: space.sm,
    padding: space.md,
    border: `1px solid ${tone}`,
    borderRadius: vars.radius.medium,
    backgroundColor: colour.accentSoft,
    color: colour.text,
    selectors: {
      '&[data-tone=success]': {
        vars: { [tone]: colour.success },
        backgroundColor: colour.successSoft,
      },
      '&[data-tone=danger]': {
        vars: { [tone]: colour.danger },
        backgroundColor: colour.dangerSoft,
      },
    },
  },
  'alert',
);

/** As high as the first line beside it. */
export const icon = componentStyle({ blockSize: '1.6em', color: tone }, 'icon');

export const words = componentStyle({ minInlineSize: 0, flexGrow: 1 }, 'words');

export const title = componentStyle({ fontWeight: 700, color: tone }, 'title');
