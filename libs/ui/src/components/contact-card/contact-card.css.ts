import { holder } from '../contact-list/contact-list.css.ts';
import { componentGlobalStyle, componentStyle } from '../../styles/theme/layers.css.ts';

export const contactCard = componentStyle('contactCard', {});

/** Has the cards of a grid share three rows: their numbers are level even where an address takes two lines. */
componentGlobalStyle(`[data-columns]:not(:has(> :not(${contactCard}))) > ${contactCard}`, {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  justifyItems: 'start',
});

export const ways = componentStyle('ways', {
  containerName: holder,
  containerType: 'inline-size',
  gridRow: 3,
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: '0.75rem',
  selectors: { [`[data-columns] > ${contactCard} > &`]: { marginBlockStart: 0 } },
});
