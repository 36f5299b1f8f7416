import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/theme/layers.css.ts';
import { square } from '../../styles/theme/parts.ts';
import { motionOk } from '../../styles/theme/tokens.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle('spinner', {
  // Lets it stand in a line of words.
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: '-0.25em',
  ...square('1.25em'),
  border: '0.15em solid',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  selectors: { '&[data-size=lg]': { ...square('3rem'), borderWidth: '0.25rem' } },
  '@media': { [motionOk]: { animation: `${turn} 800ms linear infinite` } },
});
