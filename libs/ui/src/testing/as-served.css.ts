import { componentStyle } from '../styles/theme/layers.css.ts';

/** A containing block for `position: fixed`: such elements stay in this frame. */
export const frame = componentStyle('frame', {
  position: 'relative',
  contain: 'paint',
  blockSize: '20rem',
  maxInlineSize: '100%',
});
