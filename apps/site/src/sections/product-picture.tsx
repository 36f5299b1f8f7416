import { productCards } from '@example/content/product-cards';
import type { Page as PageContent } from '@example/content/types';
import { ProductScreen } from '@example/ui/product-screen';

/** Returns the drawn screen at the head of a product's page. */
export const productPicture = ({ path }: PageContent) => {
  const card = productCards.find(({ href }) => href === path);
  return card && <ProductScreen {...card.picture} label={card.imageAlt} />;
};
