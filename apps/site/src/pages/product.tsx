import { product } from '@example/content/pages/product';
import { ProductsDrawing } from '@example/ui/page-drawing';
import { contentPage } from '../content-page/content-page.tsx';
import type { Part } from '../parts/part.ts';
import { Band } from '../parts/band.tsx';
import { ProductCards } from '../parts/product-cards.tsx';
import { RelatedProducts } from '../parts/related-products.tsx';

const Products: Part = (props) => (
  <Band {...props}>
    <ProductCards />
  </Band>
);

export const page = contentPage(product, {
  picture: <ProductsDrawing />,
  parts: { products: Products, related: RelatedProducts },
});
