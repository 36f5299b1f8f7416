import { holder } from '../contact-list/contact-list.css.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const text = componentStyle({ color: vars.colour.textMuted }, 'text');

export const ways = componentStyle(
  {
    containerName: holder,
    containerType: 'inline-size',
    inlineSize: '100%',
    marginBlockStart: 'auto',
    paddingBlockStart: '0.75rem',
  },
  'ways',
);
