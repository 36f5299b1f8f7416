import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { motionOk } from '../../styles/theme/tokens.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle('spinner', {
  flexShrink: 0,
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '0.15em solid',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  selectors: {
    '&[data-size=lg]': { inlineSize: '3rem', blockSize: '3rem', borderWidth: '0.25rem' },
  },
  '@media': { [motionOk]: { animation: `${turn} 800ms linear infinite` } },
});
