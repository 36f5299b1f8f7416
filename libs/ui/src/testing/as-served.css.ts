import { componentStyle } from '../styles/theme/layers.css.ts';

/** What is fixed to the screen is fixed to this frame. */
export const frame = componentStyle('frame', {
  position: 'relative',
  contain: 'paint',
  blockSize: '20rem',
  maxInlineSize: '100%',
});
