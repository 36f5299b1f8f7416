import { componentStyle } from '../../styles/theme/layers.css.ts';

/** Has no box of its own: its contents take part in the layout around it. */
export const words = componentStyle('words', { display: 'contents' });
