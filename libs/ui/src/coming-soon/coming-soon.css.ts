import { componentStyle } from '../theme/layers.css.ts';

export const comingSoon = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: '1rem',
    paddingBlock: 'clamp(2rem, 6vw, 4rem)',
    textAlign: 'center',
  },
  'comingSoon',
);

export const picture = componentStyle(
  { inlineSize: '100%', maxInlineSize: '24rem', marginBlockEnd: '1rem' },
  'picture',
);

export const text = componentStyle({ maxInlineSize: '52ch' }, 'text');

export const action = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '0.75rem',
    marginBlockStart: '0.75rem',
  },
  'action',
);
