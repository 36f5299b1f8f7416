import { utilityStyle } from '../../styles/theme/layers.css.ts';

export const visuallyHidden = utilityStyle('visuallyHidden', {
  selectors: {
    '&:not(:focus, :active)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      border: 0,
    },
  },
});
