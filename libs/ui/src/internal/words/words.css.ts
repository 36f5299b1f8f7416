import { componentStyle } from '../../styles/theme/layers.css.ts';

/** No box of its own: what is within is laid out as if it stood there itself. */
export const words = componentStyle('words', { display: 'contents' });
