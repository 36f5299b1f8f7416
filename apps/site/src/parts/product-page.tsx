import { productCards } from '@example/content/product-cards';
import type { Page as PageContent } from '@example/content/types';
import { ProductScreen } from '@example/ui/product-screen';
import { ContactBand } from './contact-band.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { RelatedLinks } from './related-links.tsx';
import { RelatedProducts } from './related-products.tsx';
import { StepRow } from './step-row.tsx';

/** The drawn screen at the head of a product's page. */
export const productPicture = ({ screen }: PageContent) => {
  const card = productCards.find((product) => product.screen === screen);
  return card && <ProductScreen product={card.screen} label={card.imageAlt} />;
};

/** Components of a product page's parts. */
export const productParts = {
  features: FeatureCards,
  cards: FeatureCards,
  steps: StepRow,
  contact: ContactBand,
  related: RelatedProducts,
  more: RelatedLinks,
};
