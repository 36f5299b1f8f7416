import { componentStyle } from '../theme/layers.css.ts';

export const select = componentStyle(
  { appearance: 'none', paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis', cursor: 'pointer' },
  'select',
);
