import { componentStyle } from '../theme/layers.css.ts';

export const area = componentStyle({ minBlockSize: '8.5rem', resize: 'vertical' }, 'area');
