import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const divider = componentStyle(
  {
    inlineSize: '100%',
    border: 0,
    borderBlockStart: `1px solid ${vars.colour.border}`,
    selectors: {
      '&[data-orientation=vertical]': {
        alignSelf: 'stretch',
        flexShrink: 0,
        inlineSize: 0,
        minBlockSize: '1lh',
        borderBlockStart: 0,
        borderInlineStart: `1px solid ${vars.colour.border}`,
      },
    },
  },
  'divider',
);
