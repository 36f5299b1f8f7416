import { holder } from '../contact-list/contact-list.css.ts';
import { colour } from '../../styles/theme/vars.ts';
import { componentStyle } from '../../styles/theme/layers.css.ts';

export const text = componentStyle('text', { color: colour.textMuted });

export const ways = componentStyle('ways', {
  containerName: holder,
  containerType: 'inline-size',
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: '0.75rem',
});
