import { gapSelectors } from '../theme/gaps.ts';
import { componentStyle } from '../theme/layers.css.ts';
import { space } from '../theme/tokens.ts';

export const stack = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.md,
    listStyleType: '""',
    selectors: {
      ...gapSelectors(),
      '&[data-align=start]': { alignItems: 'flex-start' },
      '&[data-align=center]': { alignItems: 'center', textAlign: 'center' },
      '&[data-align=end]': { alignItems: 'flex-end' },
    },
  },
  'stack',
);
