import { productCards } from '@example/content/product-cards';
import type { Page as PageContent } from '@example/content/types';
import { ProductScreen } from '@example/ui/product-screen';

/** Returns the drawn screen at the head of a product's page. */
export const productPicture = ({ screen }: PageContent) => {
  const card = productCards.find((product) => product.screen === screen);
  return card && <ProductScreen product={card.screen} label={card.imageAlt} />;
};
