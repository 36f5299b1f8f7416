import { componentStyle } from '../../styles/theme/layers.css.ts';
import { space } from '../../styles/theme/tokens.ts';

export const stack = componentStyle('stack', {
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  listStyleType: '""',
  selectors: {
    '&[data-align=start]': { alignItems: 'flex-start' },
    '&[data-align=center]': { alignItems: 'center', textAlign: 'center' },
    '&[data-align=end]': { alignItems: 'flex-end' },
  },
});
