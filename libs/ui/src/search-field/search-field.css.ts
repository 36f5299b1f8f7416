import { componentStyle } from '../theme/layers.css.ts';

export const search = componentStyle(
  { appearance: 'none', paddingInlineStart: '2.75rem' },
  'search',
);

export const glass = componentStyle(
  { insetInlineStart: '0.875rem', insetInlineEnd: 'auto' },
  'glass',
);
