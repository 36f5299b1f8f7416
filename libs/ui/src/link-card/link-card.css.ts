import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';

export const picture = componentStyle(
  { inlineSize: '100%', maxInlineSize: '9rem', marginBlockEnd: '0.25rem' },
  'picture',
);

export const text = componentStyle({ color: vars.colour.textMuted }, 'text');
