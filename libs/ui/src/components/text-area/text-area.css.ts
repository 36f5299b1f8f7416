import { componentStyle } from '../../styles/theme/layers.css.ts';

export const area = componentStyle('area', { minBlockSize: '8.5rem', resize: 'vertical' });
