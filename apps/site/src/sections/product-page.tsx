import { ContactBand } from './contact-band.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { RelatedLinks } from './related-links.tsx';
import { RelatedProducts } from './related-products.tsx';

/** Components of a product page's layouts. */
export const productLayouts = {
  features: FeatureCards,
  cards: FeatureCards,
  contact: ContactBand,
  related: RelatedProducts,
  more: RelatedLinks,
};
