import { utilityStyle } from '../../styles/theme/layers.css.ts';
import { square } from '../../styles/theme/parts.ts';

export const visuallyHidden = utilityStyle('visuallyHidden', {
  selectors: {
    '&:not(:focus, :active)': {
      position: 'absolute',
      ...square('1px'),
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      border: 0,
    },
  },
});
