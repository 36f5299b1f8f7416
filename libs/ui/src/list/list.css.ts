import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { space } from '../theme/tokens.ts';

export const list = componentStyle({
  display: 'grid',
  gap: space.xs,
  maxInlineSize: '65ch',
  paddingInlineStart: '1.25rem',
  '::marker': { color: vars.colour.accent },
});
