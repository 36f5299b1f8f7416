import { componentStyle } from '../../styles/theme/layers.css.ts';
import { wrapping } from '../../styles/theme/layouts.ts';

export const comingSoon = componentStyle('comingSoon', {
  display: 'grid',
  justifyItems: 'center',
  gap: '1rem',
  paddingBlock: 'clamp(2rem, 6vw, 4rem)',
  textAlign: 'center',
});

export const picture = componentStyle('picture', {
  inlineSize: '100%',
  maxInlineSize: '24rem',
  marginBlockEnd: '1rem',
});

export const text = componentStyle('text', { maxInlineSize: '52ch' });

export const action = componentStyle('action', {
  ...wrapping('0.75rem'),
  justifyContent: 'center',
  marginBlockStart: '0.75rem',
});
